import fc, { cases } from '@forms/shared/testing/fast-check';
import { shownDay } from '../../shownDay';
import type { FieldDefinition } from '../field';
import { askedRules, errorIn, HIDDEN, rulesOf } from '../rules';
import { excluded } from './excluded';

const context = { today: '2026-01-01', read: () => HIDDEN };
const flags = [
  'email',
  'date',
  'alpha',
  'alphaSpace',
  'alphaNum',
  'alphaNumSpace',
  'numeric',
  'integer',
  'decimal',
  'currency',
  'phone',
];
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const size = fc.integer({ min: 0, max: 25 });
const bound = fc.oneof(
  fc.integer({ min: -200, max: 200 }),
  fc.integer({ min: -200, max: 200 }).map((cents) => cents / 100),
);
const rules = fc.record({
  flags: fc.subarray(flags, { maxLength: 11 }),
  minLength: some(size),
  maxLength: some(size),
  minValue: some(bound),
  maxValue: some(bound),
  between: some(fc.tuple(bound, bound)),
});
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const answer = fc.oneof(
  bound.map(String),
  fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(8, '0')),
  fc.stringMatching(/^[a-z0-9][a-z0-9 ]{0,23}$/),
  fc.stringMatching(/^\.[0-9]{1,4}$/),
  fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,5}\.[a-z]{1,3}$/),
  day.map((date) => date.toISOString().slice(0, 10)),
  day.map((date) => shownDay(date.toISOString().slice(0, 10))),
);

test('Rules that some answer passes are never said to exclude each other.', () => {
  fc.assert(
    fc.property(rules, answer, ({ flags: asked, ...bounds }, given) => {
      const written = { ...Object.fromEntries(asked.map((rule) => [rule, true])), ...bounds };
      const passes = ([rule, value]: [string, unknown]) =>
        errorIn(rulesOf({ name: 'a', type: 'input', validation: { [rule]: value } }, String), given.trim(), context) ===
        undefined;
      const validation = Object.fromEntries(Object.entries(written).filter(passes));
      const field: FieldDefinition = { name: 'a', type: 'input', validation };
      expect(excluded(field, askedRules(field))).toBeUndefined();
    }),
    cases(1_000),
  );
});
