import type { FormAnswered } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import { usePageHeading } from '../usePageHeading';

/** Says a form's heading while the part that draws the form is on its way. */
export function FormHeading({ form: { json } }: { form: Pick<FormAnswered, 'json'> }) {
  usePageHeading({ title: json.header.title, subtitle: json.header.caption ?? '', language: language() });
  return null;
}
