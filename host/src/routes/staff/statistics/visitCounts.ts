import {
  type Period,
  type SpanCount,
  type Statistics,
  type StepCount,
  spansFrom,
  weeksIn,
} from '@forms/shared/contract';
import { type Counted, type Narrowed, totalOf } from './counts';

/** A week or a form: how many began in it, and how many finished. */
export interface Begun {
  key: string;
  label: string;
  begun: number;
  finished: number;
}

/** A step of a form: how many came to it, and how many of them no further. */
export interface Reached {
  key: string;
  label: string;
  reached: number;
  stopped: number;
}

type Visits = Statistics['visits'];

/** The visits to a form and for a campus. Where people heard of the college is not known of them. */
export function visitsNarrowed(
  { weeks, steps, spans }: Visits,
  { form, campus }: Pick<Narrowed, 'form' | 'campus'>,
): Visits {
  const isOf = (each: { formSlug: string; campus: string }) =>
    (form === '' || each.formSlug === form) && (campus === '' || each.campus === campus);
  return { weeks: weeks.filter(isOf), steps: steps.filter(isOf), spans: spans.filter(isOf) };
}

export const begunIn = (weeks: Visits['weeks']): number => weeks.reduce((sum, { begun }) => sum + begun, 0);
export const finishedIn = (weeks: Visits['weeks']): number => weeks.reduce((sum, { finished }) => sum + finished, 0);

/** How many began and finished each form, the most first. */
export function begunByForm(weeks: Visits['weeks'], labelOf: (slug: string) => string): Begun[] {
  const slugs = [...new Set(weeks.map(({ formSlug }) => formSlug))];
  return slugs
    .map((key) => {
      const own = weeks.filter(({ formSlug }) => formSlug === key);
      return { key, label: labelOf(key), begun: begunIn(own), finished: finishedIn(own) };
    })
    .sort((one, other) => other.begun - one.begun || one.label.localeCompare(other.label));
}

/** How many began and finished in every week of a period, also in those in which nobody did. */
export const begunByWeek = (weeks: Visits['weeks'], period: Period, labelOf: (week: string) => string): Begun[] =>
  weeksIn(period).map((key) => {
    const own = weeks.filter(({ week }) => week === key);
    return { key, label: labelOf(key), begun: begunIn(own), finished: finishedIn(own) };
  });

/** How far people came in one form, step by step. Who began before the period and went on in it came no further than they did. */
export function reachedBySteps(
  counts: readonly StepCount[],
  steps: readonly { key: string; title: string }[],
): Reached[] {
  return steps.map(({ key, title }) => {
    const own = counts.filter(({ step }) => step === key);
    const reached = own.reduce((sum, each) => sum + each.reached, 0);
    const wentOn = own.reduce((sum, each) => sum + each.wentOn, 0);
    return { key, label: title, reached, stopped: Math.max(0, reached - wentOn) };
  });
}

const hoursIn = (minutes: number) => (minutes === 60 ? '1 hour' : `${minutes / 60} hours`);
const lengthOf = (minutes: number) => (minutes < 60 ? `${minutes} minutes` : hoursIn(minutes));

/** A span of time as people read it, by the minutes from which it begins. */
export function spanNamed(from: SpanCount['span']): string {
  const to = spansFrom[spansFrom.indexOf(from) + 1];
  if (to === undefined) return `${lengthOf(from)} or more`;
  return from === 0
    ? `Less than ${lengthOf(to)}`
    : `${from < 60 && to < 60 ? from : lengthOf(from)} to ${lengthOf(to)}`;
}

/** How many finished within each span, up to the longest that anybody took. */
export function countedBySpan(spans: readonly SpanCount[]): Counted[] {
  const rows = spansFrom.map((from) => ({
    key: String(from),
    label: spanNamed(from),
    count: totalOf(spans.filter(({ span }) => span === from)),
  }));
  return rows.slice(0, rows.findLastIndex(({ count }) => count > 0) + 1);
}

/** The span within which half of those who finished were done. Undefined where nobody finished. */
export function medianSpan(spans: readonly SpanCount[]): SpanCount['span'] | undefined {
  const half = totalOf(spans) / 2;
  let done = 0;
  return spansFrom.find((from) => {
    done += totalOf(spans.filter(({ span }) => span === from));
    return done > 0 && done >= half;
  });
}
