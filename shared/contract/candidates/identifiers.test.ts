import fc from '../../testing/properties/fastCheck';
import { failsCheck, type Identifier, identifierDoubt, uciLetter } from './identifiers';

test.each<[Identifier, string]>([
  ['uci', '100010001101W'],
  ['uci', '612340261234D'],
  ['uci', '48225C131045A'],
  // The examples of a board's own page.
  ['uci', '681990012058G'],
  ['uci', '689990980001D'],
  ['uln', '1000000043'],
  ['uln', '9123456786'],
  ['uln', '3012345670'],
  ['uln', '9276308686'],
])('the %s %s fits its own check', (identifier, number) => {
  expect([failsCheck(identifier, number), identifierDoubt(identifier, number)]).toEqual([false, undefined]);
});

test.each<[Identifier, string]>([
  ['uci', '100010001101X'],
  ['uci', '612340621234D'],
  ['uln', '1000000044'],
  ['uln', '9132456786'],
])('the %s %s fails its own check, and it is said of which sign', (identifier, number) => {
  expect(failsCheck(identifier, number)).toBe(true);
  expect(identifierDoubt(identifier, number)).toMatch(/^its last (letter|digit) does not fit/);
});

test.each<[Identifier, string, RegExp]>([
  ['uci', '61234', /^a UCI has/],
  ['uci', '61234026123412', /^a UCI has/],
  ['uln', '12345', /^a ULN has/],
  ['uln', '0123456789', /^a ULN has/],
])('the %s %s is of no such form: its check says nothing, its form does', (identifier, number, said) => {
  expect(failsCheck(identifier, number)).toBe(identifier === 'uln' && number.length === 10);
  expect(identifierDoubt(identifier, number)).toMatch(said);
});

test('of a UCI of a board without a published rule, and of none, nothing is said', () => {
  expect(identifierDoubt('uci', '61234Q021234D')).toBeUndefined();
  expect(identifierDoubt('uci', '')).toBeUndefined();
});

test('a UCI that ends in the letter made for it fits, and with one digit wrong or two swapped it does not', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  const place = fc.integer({ min: 0, max: 11 });
  fc.assert(
    fc.property(digits, place, place, fc.integer({ min: 1, max: 9 }), (number, at, other, more) => {
      const twelve = number.join('');
      const letter = uciLetter(twelve);
      expect(failsCheck('uci', twelve + letter)).toBe(false);
      const wrong = number.with(at, ((number[at] ?? 0) + more) % 10);
      expect(failsCheck('uci', wrong.join('') + letter)).toBe(true);
      const swapped = number.with(at, number[other] ?? 0).with(other, number[at] ?? 0);
      expect(failsCheck('uci', swapped.join('') + letter)).toBe(number[at] !== number[other]);
    }),
  );
});
