import fc from '../../testing/properties/fastCheck';
import type { Condition } from './condition';
import { condition as conditionSchema } from './condition';
import { holds, sourcesOf } from './conditions';

const today = '2026-06-15';
const isMet = (condition: Condition, values: Record<string, unknown>) =>
  holds(conditionSchema.parse(condition), (source) => values[source], today);

const cases: [says: string, condition: Condition, values: Record<string, unknown>, expected: boolean][] = [
  ['shorthand is equality', { filledBy: 'other' }, { filledBy: 'other' }, true],
  ['shorthand is equality', { filledBy: 'other' }, { filledBy: 'student' }, false],
  ['several keys mean all of them', { a: 1, b: 2 }, { a: 1, b: 2 }, true],
  ['several keys mean all of them', { a: 1, b: 2 }, { a: 1, b: 3 }, false],
  ['a list means all', [{ a: 1 }, { b: 2 }], { a: 1, b: 2 }, true],
  ['a list means all', [{ a: 1 }, { b: 2 }], { a: 1 }, false],
  ['scalars compare by string', { field: 'a', equals: 1 }, { a: '1' }, true],
  ['scalars compare by string', { field: 'a', equals: 'true' }, { a: true }, true],
  ['No compares as false', { a: false }, { a: false }, true],
  ['text compares trimmed', { a: 'x' }, { a: ' x ' }, true],
  ['objects compare by value', { a: 'x' }, { a: { value: 'x', label: 'X' } }, true],
  ['objects compare by id', { a: 'x' }, { a: { id: 'x', name: 'X' } }, true],
  ['a list equals nothing', { a: 'x' }, { a: ['x'] }, false],
  ['not', { field: 'a', not: 'x' }, { a: 'y' }, true],
  ['not', { field: 'a', not: 'x' }, { a: 'x' }, false],
  ['any of a scalar', { field: 'a', any: ['GB', 'IE'] }, { a: 'IE' }, true],
  ['any of a scalar', { field: 'a', any: ['GB', 'IE'] }, { a: 'FR' }, false],
  ['any of a list', { field: 'a', any: ['GB', 'IE'] }, { a: ['FR', 'GB'] }, true],
  ['all of a list', { field: 'a', all: ['maths', 'physics'] }, { a: ['physics', 'art', 'maths'] }, true],
  ['all of a list', { field: 'a', all: ['maths', 'physics'] }, { a: ['maths'] }, false],
  ['all of a scalar', { field: 'a', all: ['maths'] }, { a: 'maths' }, true],
  ['exclude', { field: 'a', exclude: ['GB'] }, { a: 'FR' }, true],
  ['exclude', { field: 'a', exclude: ['GB'] }, { a: 'GB' }, false],
  ['exclude of a list', { field: 'a', exclude: ['GB'] }, { a: ['FR', 'GB'] }, false],
  ['includes in a list', { field: 'a', includes: 'maths' }, { a: ['art', 'maths'] }, true],
  ['includes in a list of objects', { field: 'a', includes: 'm' }, { a: [{ id: 'm' }] }, true],
  ['includes in a scalar', { field: 'a', includes: 'maths' }, { a: 'maths' }, true],
  ['includes takes no part of a word', { field: 'a', includes: 'math' }, { a: 'maths' }, false],
  ['lessThan', { field: 'a.length', lessThan: 3 }, { 'a.length': 2 }, true],
  ['lessThan is strict', { field: 'a', lessThan: 3 }, { a: '3' }, false],
  ['lessThan of words', { field: 'a', lessThan: 3 }, { a: 'two' }, false],
  ['the day before 18 is a child', { field: 'a', age: 'child' }, { a: '2008-06-16' }, true],
  ['18 today is an adult', { field: 'a', age: 'adult' }, { a: '2008-06-15' }, true],
  ['18 today is no child', { field: 'a', age: 'child' }, { a: '15th June 2008' }, false],
  ['no date is neither', { field: 'a', age: 'adult' }, { a: '31th June 2001' }, false],
  ['no date is neither', { field: 'a', age: 'child' }, { a: '31th June 2001' }, false],
  ['any combines', { any: [{ a: 1 }, { b: 2 }] }, { b: 2 }, true],
  ['any of nothing is false', { any: [] }, {}, false],
  ['all combines', { all: [{ a: 1 }, { not: { b: 2 } }] }, { a: 1 }, true],
  ['all of nothing is true', { all: [] }, {}, true],
  ['not combines', { not: { a: 1 } }, { a: 1 }, false],
  ['a visa is needed', { needVisa: true }, { nationality: 'FR', methodPreference: 1 }, true],
  ['a visa is needed', { needVisa: true }, { nationality: 'FR', methodPreference: '3' }, true],
  ['online needs no visa', { needVisa: true }, { nationality: 'FR', methodPreference: 2 }, false],
  ['the British need no visa', { needVisa: true }, { nationality: 'GB', methodPreference: 1 }, false],
  ['the British need no visa', { needVisa: true }, { nationality: 'UK', methodPreference: 1 }, false],
  ['no nationality, no visa', { needVisa: true }, { methodPreference: 1 }, false],
];

test.each(cases)('%s: %j with %j is %s', (_, condition, values, expected) => {
  expect(isMet(condition, values)).toBe(expected);
});

describe.each([undefined, null, '', '  ', []])('an empty source, as %j,', (empty) => {
  test.each<[Condition, boolean]>([
    [{ a: 'x' }, false],
    [{ field: 'a', equals: 'x' }, false],
    [{ field: 'a', equals: null }, false],
    [{ field: 'a', any: ['x'] }, false],
    [{ field: 'a', all: [] }, false],
    [{ field: 'a', includes: 'x' }, false],
    [{ field: 'a', lessThan: 3 }, false],
    [{ field: 'a', age: 'child' }, false],
    [{ field: 'a', not: 'x' }, true],
    [{ field: 'a', exclude: ['x'] }, true],
  ])('makes %j %s', (condition, expected) => {
    expect(isMet(condition, { a: empty })).toBe(expected);
  });
});

test('a condition names every source that it reads', () => {
  expect(
    sourcesOf([
      { a: 1, b: 2 },
      { any: [{ field: 'c', includes: 'x' }, { not: { needVisa: true } }] },
      { all: [{ d: 1 }] },
    ]),
  ).toEqual(['a', 'b', 'c', 'nationality', 'methodPreference', 'd']);
});

test('no condition throws, whatever it says and whatever it reads', () => {
  const scalar = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
  const field = fc.constantFrom('a', 'b.length', 'c.d');
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 4 },
      fc.dictionary(fc.constantFrom('a', 'b', 'nationality'), scalar, { minKeys: 1 }),
      fc.oneof(
        ...(['equals', 'not', 'includes'] as const).map((word) => fc.record({ field, [word]: scalar })),
        ...(['any', 'all', 'exclude'] as const).map((word) => fc.record({ field, [word]: fc.array(scalar) })),
        fc.record({ field, lessThan: fc.double() }),
        fc.record({ field, age: fc.constantFrom('child', 'adult') }),
      ) as fc.Arbitrary<Condition>,
      fc.record({ needVisa: fc.boolean() }),
      fc.record({ all: fc.array(tie('condition')) }),
      fc.record({ any: fc.array(tie('condition')) }),
      fc.record({ not: tie('condition') }),
      fc.array(tie('condition')),
    ),
  }));
  fc.assert(
    fc.property(condition, fc.anything(), (asked, anything) => {
      expect(typeof holds(asked, () => anything, today)).toBe('boolean');
      expect(Array.isArray(sourcesOf(asked))).toBe(true);
    }),
  );
});
