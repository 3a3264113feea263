import { seededForms } from '../modules/forms/seededForms';
import type { SeededForm } from '../modules/forms/storedForms';

/** One of the forms that a new site begins with. Throws where there is none of this slug. */
export function seededForm(slug: string): SeededForm {
  const form = seededForms().find((each) => each.slug === slug);
  if (!form) throw new Error(`No form ${slug}`);
  return form;
}
