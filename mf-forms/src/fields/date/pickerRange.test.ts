import type { FieldDefinition } from '@forms/shared/contract';
import { pickerRange } from './pickerRange';

const rangeFor = (validation: FieldDefinition['validation']) =>
  pickerRange({ name: 'd', type: 'date', ...(validation ? { validation } : {}) }, '2026-06-15');

test('a date of birth ends 11 years ago and opens 16 years ago', () => {
  expect(rangeFor({ dob: true })).toEqual({ max: '2015-06-15', opensAt: '2010-06-15' });
  expect(rangeFor({ dob: { value: true, message: 'Own words' } })).toEqual({
    max: '2015-06-15',
    opensAt: '2010-06-15',
  });
});

test('a date to come begins tomorrow, one gone by ends today, any other is free', () => {
  expect(rangeFor({ minValue: true })).toEqual({ min: '2026-06-16' });
  expect(rangeFor({ maxValue: true })).toEqual({ max: '2026-06-15' });
  expect(rangeFor({ minValue: false })).toEqual({});
  expect(rangeFor(undefined)).toEqual({});
});
