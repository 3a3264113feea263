import { askedRules, type FieldDefinition, LIKELY_AGE, shownDay } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';

/** The field's own example of a date, or one that it would take, as people write it; `today` is `YYYY-MM-DD`. */
export function exampleDate(field: FieldDefinition, today: string): string {
  if (field.example) return shownDay(field.example, language());
  const rules = askedRules(field);
  const years = rules.has('dob') ? -LIKELY_AGE : rules.has('minValue') ? 1 : -1;
  return shownDay(`${Number(today.slice(0, 4)) + years}-07-31`, language());
}
