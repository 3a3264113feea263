import { type FormDefinition, modelOf } from '@forms/shared/contract';
import { firstOpen, isDone, type Progress, passedIn, stepAt, stepsOf } from './steps';

const page = (name: string, more = {}) => ({ name, title: name.toUpperCase(), fields: [], ...more });
const formOf = (...pages: FormDefinition['pages']) => modelOf({ header: { title: 'A form' }, pages });
const model = formOf(page('a'), page('b'), page('c'));

/** Somebody who has gone on from these steps, of which the others are wrong by now. */
function progressOf(passed: string[], wrong: string[] = []): Progress {
  const steps = stepsOf(model, model.pages);
  return { steps, passed: new Set(passed), isValid: ({ key }) => !wrong.includes(key) };
}
const leadsTo = (name: string | undefined, progress: Progress) => stepAt(name, progress)?.key;

describe('the steps of a form', () => {
  test('are its pages, and of several the answers to be checked', () => {
    expect(stepsOf(model, model.pages).map(({ title }) => title)).toEqual(['A', 'B', 'C', 'Check your answers']);
  });

  test('are one where there is one page, and end with the invoice, which shows the answers itself', () => {
    const single = formOf(page('a'));
    expect(stepsOf(single, single.pages)).toHaveLength(1);
    const paid = formOf(page('a'), page('fees', { invoice: true }));
    expect(stepsOf(paid, paid.pages).map(({ key }) => key)).toEqual(['a', 'fees']);
  });

  test('are those that show; where that is one of several, it is checked too', () => {
    expect(stepsOf(model, model.pages.slice(0, 1)).map(({ title }) => title)).toEqual(['A', 'Check your answers']);
  });
});

describe('an address', () => {
  test('without a step leads to the first', () => {
    expect(leadsTo(undefined, progressOf(['a', 'b']))).toBe('a');
  });

  test.each(['b', 'c', '_check', 'nonsense'])(
    'of a step that is not reached, as %s, leads to the first open one',
    (name) => {
      expect(leadsTo(name, progressOf([]))).toBe('a');
    },
  );

  test('of the next step opens once the one before is done', () => {
    expect(leadsTo('b', progressOf(['a']))).toBe('b');
    expect(leadsTo('c', progressOf(['a']))).toBe('b');
  });

  test('of a step that was passed stays open, whatever has become wrong before it', () => {
    expect(leadsTo('b', progressOf(['a', 'b'], ['a']))).toBe('b');
    expect(leadsTo('c', progressOf(['a', 'b'], ['a']))).toBe('a');
  });

  test('of the last step, which sends, opens only while all before it are done', () => {
    const all = ['a', 'b', 'c', '_check'];
    expect(leadsTo('_check', progressOf(all))).toBe('_check');
    expect(leadsTo('_check', progressOf(all, ['b']))).toBe('b');
  });
});

test('a step is done once it was gone on from, until something is wrong with it', () => {
  const progress = progressOf(['a', 'b'], ['b']);
  expect(progress.steps.map((step) => isDone(progress, step))).toEqual([true, false, false, false]);
  expect(firstOpen(progress)?.key).toBe('b');
});

test('a page that a change has opened is the first open step, though nothing need be answered there', () => {
  expect(firstOpen(progressOf(['a', 'c']))?.key).toBe('b');
});

test('a draft says which steps were passed; an older one, those before its page', () => {
  expect(passedIn({ passed: ['a', 'b'], current: 'a' }, model)).toEqual(new Set(['a', 'b']));
  expect(passedIn({ current: 'c' }, model)).toEqual(new Set(['a', 'b']));
  expect(passedIn({ current: 'gone' }, model)).toEqual(new Set());
  expect(passedIn(undefined, model)).toEqual(new Set());
});
