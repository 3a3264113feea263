import { mondayOf, type Period, type SubmissionCount } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { yearsOf } from './yearsOf';

/** How often each form was submitted in the weeks of a period, of which only its own days count. */
export async function submissionsByWeek(db: Database, period: Period): Promise<SubmissionCount[]> {
  const weeks = new Map<string, SubmissionCount>();
  for await (const { from, to } of yearsOf(period)) {
    const byDay = await db
      .selectFrom('formSubmissions')
      .select(({ fn }) => ['on', 'formSlug', 'campus', 'origin', fn.countAll<number>().as('count')])
      .where('on', '>=', from)
      .where('on', '<=', to)
      .groupBy(['on', 'formSlug', 'campus', 'origin'])
      // In the order of the index, so that nothing is sorted.
      .orderBy('on')
      .orderBy('formSlug')
      .orderBy('campus')
      .orderBy('origin')
      .execute();
    for (const { on, count, ...of } of byDay) {
      const week = mondayOf(on);
      const key = JSON.stringify([week, of.formSlug, of.campus, of.origin]);
      weeks.set(key, { week, ...of, count: (weeks.get(key)?.count ?? 0) + count });
    }
  }
  return [...weeks.values()];
}
