import type { SubmissionCount } from '@forms/shared/contract';
import { countedBy, countedByWeek, keyOf, narrowed, totalOf, UNSAID } from './counts';

const of = (part: Partial<SubmissionCount>): SubmissionCount => ({
  ...{ week: '2026-11-02', formSlug: 'exams', campus: 'oxford', origin: null, count: 1 },
  ...part,
});
const counts = [
  of({ count: 3 }),
  of({ week: '2026-11-16', origin: 'search', count: 2 }),
  of({ campus: null, formSlug: 'tuition', count: 4 }),
];
const all = { form: '', campus: '', origin: '' };

test('weeks in which nothing came stand between those in which something did', () => {
  const weeks = countedByWeek(counts, { from: '2026-11-04', to: '2026-11-18' }, (week) => week);
  expect(weeks.map(({ key, count }) => [key, count])).toEqual([
    ['2026-11-02', 7],
    ['2026-11-09', 0],
    ['2026-11-16', 2],
  ]);
});

test('what is narrowed by one thing is counted by another, the most first, and what nobody said is a row too', () => {
  expect(countedBy(counts, ({ formSlug }) => formSlug, String)).toMatchObject([
    { key: 'exams', count: 5 },
    { key: 'tuition', count: 4 },
  ]);
  const exams = narrowed(counts, { ...all, form: 'exams' });
  expect(countedBy(exams, ({ origin }) => keyOf(origin), String)).toMatchObject([
    { key: UNSAID, count: 3 },
    { key: 'search', count: 2 },
  ]);
  expect(totalOf(narrowed(counts, { ...all, campus: UNSAID }))).toBe(4);
});
