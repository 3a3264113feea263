import { askedRules, type FieldDefinition, LIKELY_AGE, shownDay } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';

/** A date that a field would take, as people write it; `today` is `YYYY-MM-DD`. */
export function exampleDate(field: FieldDefinition, today: string): string {
  const rules = askedRules(field);
  const years = rules.has('dob') ? -LIKELY_AGE : rules.has('minValue') ? 1 : -1;
  return shownDay(`${Number(today.slice(0, 4)) + years}-07-31`, language());
}
