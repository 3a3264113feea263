import { mondayOf, type Period, type SubmissionCount } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** How often each form was submitted in the weeks of a period, of which only its own days count. */
export async function submissionsByWeek(db: Database, { from, to }: Period): Promise<SubmissionCount[]> {
  const byDay = await db
    .selectFrom('formSubmissions')
    .select(({ fn }) => ['on', 'formSlug', 'campus', 'origin', fn.countAll<number>().as('count')])
    .where('on', '>=', from)
    .where('on', '<=', to)
    .groupBy(['on', 'formSlug', 'campus', 'origin'])
    .orderBy('on')
    .orderBy('formSlug')
    .execute();
  const weeks = new Map<string, SubmissionCount>();
  for (const { on, count, ...of } of byDay) {
    const week = mondayOf(on);
    const key = JSON.stringify([week, of.formSlug, of.campus, of.origin]);
    weeks.set(key, { week, ...of, count: (weeks.get(key)?.count ?? 0) + count });
  }
  return [...weeks.values()];
}
