import { type CascadeStep, cascadeSteps } from '@forms/shared/contract';
import { type Choice, choose, missingStep, questionFor, withOnlyOption } from './cascade';
import { chosenAll } from './exams.fixture';

const again: Record<CascadeStep, Choice> = {
  series: { step: 'series', value: { id: 'autumn', name: 'Autumn' } },
  level: { step: 'level', value: { id: 'a', title: 'A level' } },
  board: { step: 'board', value: { id: 'ocr', title: 'OCR' } },
  subject: { step: 'subject', value: { id: 'physics', name: 'Physics', code: 'J249' } },
  option: { step: 'option', value: { id: 'higher', name: 'Higher', code: '8300H' } },
};

test.each(cascadeSteps.map((step, at) => [step, cascadeSteps.slice(0, at), cascadeSteps.slice(at + 1)] as const))(
  'choosing another %s keeps %j and clears %j',
  (step, before, after) => {
    const chosen = choose(chosenAll, again[step]);
    expect(chosen[step]).toEqual(again[step].value);
    for (const name of before) expect(chosen[name]).toEqual(chosenAll[name]);
    for (const name of after) expect(chosen[name]).toBeUndefined();
  },
);

test('a choice can be taken back', () => {
  expect(missingStep(choose(chosenAll, { step: 'board', value: undefined }))).toBe('board');
});

test('a step is asked for only once all that it rests on is chosen', () => {
  const { series, level } = chosenAll;
  expect(questionFor('subject', { series, level })).toBeUndefined();
  expect(questionFor('board', { series, level })).toEqual({
    body: { name: 'board', seriesId: 'summer', levelId: 'gcse' },
  });
  expect(questionFor('option', chosenAll)).toEqual({
    body: { name: 'option', seriesId: 'summer', specId: 'maths' },
  });
});

test('the only option stands as chosen; of several none does', () => {
  const { option, ...rest } = chosenAll;
  const other = { id: 'higher', name: 'Higher', code: '8300H' };
  expect(withOnlyOption(rest, [option]).option).toEqual(option);
  expect(withOnlyOption(rest, [option, other]).option).toBeUndefined();
  expect(withOnlyOption(rest, undefined).option).toBeUndefined();
  expect(withOnlyOption(chosenAll, [other]).option).toEqual(option);
});

test('the first step without a choice is the one that is missing', () => {
  expect(missingStep({})).toBe('series');
  expect(missingStep(chosenAll)).toBeUndefined();
});
