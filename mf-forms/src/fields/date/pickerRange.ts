import { askedRules, bornBy, dayAfter, type FieldDefinition, LIKELY_AGE, YOUNGEST_AGE } from '@forms/shared/contract';

/** What the calendar of a date field offers, and the day at which it opens while none is given; all `YYYY-MM-DD`. */
export interface PickerRange {
  min?: string;
  max?: string;
  opensAt?: string;
}

export function pickerRange(field: FieldDefinition, today: string): PickerRange {
  const rules = askedRules(field);
  if (rules.has('dob')) return { max: bornBy(today, YOUNGEST_AGE), opensAt: bornBy(today, LIKELY_AGE) };
  return {
    ...(rules.has('minValue') ? { min: dayAfter(today) } : {}),
    ...(rules.has('maxValue') ? { max: today } : {}),
  };
}
