import fc, { cases } from '@forms/shared/testing/fast-check';
import type { Condition } from '../condition';
import type { FieldDefinition } from '../field';
import { modelOf } from '../model';
import { isShown, visibilityIn } from '../visibility';
import { reachIn } from './reach';

const TODAY = '2026-01-01';
const answers = [undefined, 'x', 'y', 'z'];

/** Conditions on fields of these names, combined in every way. */
const conditionOn = (names: readonly string[]): fc.Arbitrary<Condition> => {
  const field = fc.constantFrom(...names);
  const value = fc.constantFrom('x', 'y');
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { depthSize: 'small' },
      fc.record({ field, equals: value }),
      fc.record({ field, not: value }),
      fc.record({ field, exclude: fc.array(value, { minLength: 1, maxLength: 2 }) }),
      fc.tuple(field, value).map(([name, wanted]) => ({ [name]: wanted })),
      fc.record({ not: tie('condition') }),
      fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
      fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
    ),
  }));
  return condition;
};
const input = (name: string, show?: Condition): FieldDefinition => ({ name, type: 'input', ...(show && { show }) });

test('What can show, alone, with or without another, is what shows with some of all answers there are.', () => {
  const shows = fc.tuple(conditionOn(['a']), conditionOn(['a', 'b']), conditionOn(['a', 'b', 'c']));
  fc.assert(
    fc.property(shows, ([b, c, d]) => {
      const fields = [input('a'), input('b', b), input('c', c), input('d', d)];
      const model = modelOf({ header: { title: 'T' }, pages: [{ name: 'p', title: 'P', fields }] });
      const [, , third, last] = model.pages[0]?.fields ?? [];
      if (!third || !last) throw new Error('There are no fields');
      const shown = answers.flatMap((one) =>
        answers.flatMap((two) =>
          answers.map((three) => {
            const visibility = visibilityIn(model, { p: { a: one, b: two, c: three } }, TODAY);
            return [isShown(visibility, third), isShown(visibility, last)] as const;
          }),
        ),
      );
      const reach = reachIn(model);
      expect({
        alone: reach.canShow(last),
        without: reach.canShowWithout(last, third),
        both: reach.canShowBoth(last, third),
      }).toEqual({
        alone: shown.some(([, is]) => is),
        without: shown.some(([other, is]) => is && !other),
        both: shown.some(([other, is]) => is && other),
      });
    }),
    cases(500),
  );
});
