import { type Period, type SubmissionCount, weeksIn } from '@forms/shared/contract';

/** A row of numbers: what is counted, and how often it was. */
export interface Counted {
  key: string;
  label: string;
  count: number;
}

/** What submissions are narrowed by; empty for all of them. */
export interface Narrowed {
  form: string;
  campus: string;
  origin: string;
}

/** What stands where the answers do not say. */
export const UNSAID = 'none';
export const keyOf = (value: string | null): string => value ?? UNSAID;

export const narrowed = (counts: readonly SubmissionCount[], { form, campus, origin }: Narrowed): SubmissionCount[] =>
  counts.filter(
    (each) =>
      (form === '' || each.formSlug === form) &&
      (campus === '' || keyOf(each.campus) === campus) &&
      (origin === '' || keyOf(each.origin) === origin),
  );

export const totalOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** How often each key was counted, the most first. */
export function countedBy(
  counts: readonly SubmissionCount[],
  key: (count: SubmissionCount) => string,
  labelOf: (key: string) => string,
): Counted[] {
  const sums = new Map<string, number>();
  for (const each of counts) sums.set(key(each), (sums.get(key(each)) ?? 0) + each.count);
  return [...sums]
    .map(([key, count]) => ({ key, label: labelOf(key), count }))
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label));
}

/** Every week of a period, also those in which nothing came. */
export function countedByWeek(
  counts: readonly SubmissionCount[],
  period: Period,
  labelOf: (week: string) => string,
): Counted[] {
  const sums = new Map<string, number>();
  for (const { week, count } of counts) sums.set(week, (sums.get(week) ?? 0) + count);
  return weeksIn(period).map((week) => ({ key: week, label: labelOf(week), count: sums.get(week) ?? 0 }));
}
