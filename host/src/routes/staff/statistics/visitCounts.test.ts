import type { SpanCount, StepCount } from '@forms/shared/contract';
import {
  begunByForm,
  begunByWeek,
  countedBySpan,
  medianSpan,
  reachedBySteps,
  spanNamed,
  visitsNarrowed,
} from './visitCounts';

const week = (of: object) => ({
  ...{ week: '2026-11-02', formSlug: 'exams', campus: 'oxford' as const, begun: 4, finished: 1 },
  ...of,
});
const weeks = [
  week({}),
  week({ week: '2026-11-16', begun: 1 }),
  week({ formSlug: 'tuition', campus: 'lisbon', begun: 9 }),
];
const step = (name: string, reached: number, wentOn: number): StepCount => ({
  ...{ formSlug: 'exams', formVersion: 1, campus: 'oxford', step: name },
  ...{ reached, wentOn },
});
const span = (from: SpanCount['span'], count: number): SpanCount => ({
  ...{ formSlug: 'exams', campus: 'oxford', span: from, count },
});

test('who began and finished is counted by form, the most first, and by week, also those in which nobody did', () => {
  expect(begunByForm(weeks, String)).toMatchObject([
    { key: 'tuition', begun: 9, finished: 1 },
    { key: 'exams', begun: 5, finished: 2 },
  ]);
  const own = visitsNarrowed({ weeks, steps: [], spans: [] }, { form: 'exams', campus: '' }).weeks;
  const byWeek = begunByWeek(own, { from: '2026-11-04', to: '2026-11-18' }, String);
  expect(byWeek.map(({ key, begun }) => [key, begun])).toEqual([
    ['2026-11-02', 4],
    ['2026-11-09', 0],
    ['2026-11-16', 1],
  ]);
});

test('those who reached a step and went no further stopped at it, over all versions of the form; never fewer than nobody', () => {
  const steps = [
    { key: 'who', title: 'Who you are' },
    { key: 'wishes', title: 'Wishes' },
    { key: 'visa', title: 'Visa' },
  ];
  const counts = [step('who', 5, 3), step('wishes', 3, 4), { ...step('who', 2, 2), formVersion: 2 }];
  expect(reachedBySteps(counts, steps)).toEqual([
    { key: 'who', label: 'Who you are', reached: 7, stopped: 2 },
    { key: 'wishes', label: 'Wishes', reached: 3, stopped: 0 },
    { key: 'visa', label: 'Visa', reached: 0, stopped: 0 },
  ]);
});

test('the median is the span within which half of those who finished were done', () => {
  expect(medianSpan([])).toBeUndefined();
  expect(medianSpan([span(2, 1), span(10, 1)])).toBe(2);
  expect(medianSpan([span(2, 1), span(10, 2), span(120, 1)])).toBe(10);
  expect(countedBySpan([span(5, 2)])).toEqual([
    { key: '0', label: 'Less than 2 minutes', count: 0 },
    { key: '2', label: '2 to 5 minutes', count: 0 },
    { key: '5', label: '5 to 10 minutes', count: 2 },
  ]);
});

test.each([
  [0, 'Less than 2 minutes'],
  [30, '30 to 45 minutes'],
  [45, '45 minutes to 1 hour'],
  [60, '1 hour to 2 hours'],
  [120, '2 hours or more'],
] as const)('the span from %s minutes is called “%s”', (from, name) => {
  expect(spanNamed(from)).toBe(name);
});
