import * as z from '@forms/shared/platform/zod';
import { period } from '../period';
import { campuses } from '../product';
import { spansFrom } from './formVisit';

const MOST_YEARS = 10;
const yearOf = (day: string) => Number(day.slice(0, 4));
/** The days that are counted: a year that is still being typed is thousands of years ago. */
export const statisticsPeriod = period.refine(({ from, to }) => yearOf(to) - yearOf(from) <= MOST_YEARS, {
  message: `${MOST_YEARS} years can be counted at most`,
  path: ['from'],
});

/**
 * How often a form was submitted in a week, named by its Monday: for which campus, and by those who heard of the college where.
 * Null where the answers do not say.
 */
const submissionCount = z.object({
  week: z.string(),
  formSlug: z.string(),
  campus: z.enum(campuses).nullable(),
  origin: z.string().nullable(),
  count: z.number().int(),
});
export type SubmissionCount = z.infer<typeof submissionCount>;

/** How many visitors began a form in a week, named by its Monday, and how many finished it. */
const begunInWeek = z.object({
  week: z.string(),
  formSlug: z.string(),
  campus: z.enum(campuses),
  begun: z.number().int(),
  finished: z.number().int(),
});
export type BegunInWeek = z.infer<typeof begunInWeek>;

/** How many visitors came to a step of a form for the first time, and how many went on from it. */
const stepCount = z.object({
  formSlug: z.string(),
  formVersion: z.number().int(),
  campus: z.enum(campuses),
  step: z.string(),
  reached: z.number().int(),
  wentOn: z.number().int(),
});
export type StepCount = z.infer<typeof stepCount>;

/** How many visitors finished a form within a span of minutes, named by where it begins. */
const spanCount = z.object({
  formSlug: z.string(),
  campus: z.enum(campuses),
  span: z.literal(spansFrom),
  count: z.number().int(),
});
export type SpanCount = z.infer<typeof spanCount>;

/** The money of a month (`YYYY-MM`) in pence: what invoices asked and credit notes took off, what came in and what went back. */
const moneyOfMonth = z.object({
  month: z.string(),
  invoiced: z.number().int(),
  credited: z.number().int(),
  received: z.number().int(),
  refunded: z.number().int(),
});
export type MoneyOfMonth = z.infer<typeof moneyOfMonth>;

/** What happened in a period, counted without a trace of whom it was about: each week and month in which anything did, the oldest first. */
export const statistics = z.object({
  submissions: z.array(submissionCount),
  money: z.array(moneyOfMonth),
  /** Of visits to forms, by whole weeks: of those that lie in the period in part, too. */
  visits: z.object({ weeks: z.array(begunInWeek), steps: z.array(stepCount), spans: z.array(spanCount) }),
  /** What forms are called, and the steps of those that were visited, in their order. */
  forms: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      steps: z.array(z.object({ key: z.string(), title: z.string() })),
    }),
  ),
  origins: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Statistics = z.infer<typeof statistics>;
