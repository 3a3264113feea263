import { type BegunInWeek, mondayOf, type Period, type SpanCount, type StepCount } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

interface Visits {
  weeks: BegunInWeek[];
  steps: StepCount[];
  spans: SpanCount[];
}

/** How far those came who visited forms in the weeks of a period, and how long they took. */
export async function visitsIn(db: Database, { from, to }: Period): Promise<Visits> {
  const steps = await db
    .selectFrom('formSteps')
    .select(({ fn }) => [
      ...(['formSlug', 'formVersion', 'campus', 'step'] as const),
      fn.sum<number>('reached').as('reached'),
      fn.sum<number>('wentOn').as('wentOn'),
    ])
    .where('week', '>=', mondayOf(from))
    .where('week', '<=', to)
    .groupBy(['formSlug', 'formVersion', 'campus', 'step'])
    .execute();
  const spans = await db
    .selectFrom('formSpans')
    .select(({ fn }) => ['formSlug', 'campus', 'span', fn.sum<number>('count').as('count')])
    .where('week', '>=', mondayOf(from))
    .where('week', '<=', to)
    .groupBy(['formSlug', 'campus', 'span'])
    .execute();
  return { weeks: await weeksOf(db, { from, to }), steps, spans };
}

async function weeksOf(db: Database, { from, to }: Period): Promise<BegunInWeek[]> {
  const begun = await db
    .selectFrom('formSteps')
    .select(({ fn }) => ['week', 'formSlug', 'campus', fn.sum<number>('begun').as('begun')])
    .where('week', '>=', mondayOf(from))
    .where('week', '<=', to)
    .groupBy(['week', 'formSlug', 'campus'])
    .execute();
  const finished = await db
    .selectFrom('formSpans')
    .select(({ fn }) => ['week', 'formSlug', 'campus', fn.sum<number>('count').as('finished')])
    .where('week', '>=', mondayOf(from))
    .where('week', '<=', to)
    .groupBy(['week', 'formSlug', 'campus'])
    .execute();
  const weeks = new Map<string, BegunInWeek>();
  for (const { week, formSlug, campus, ...counted } of [...begun, ...finished]) {
    const key = `${week} ${formSlug} ${campus}`;
    weeks.set(key, { week, formSlug, campus, begun: 0, finished: 0, ...weeks.get(key), ...counted });
  }
  return [...weeks.values()].sort(
    (one, other) => one.week.localeCompare(other.week) || one.formSlug.localeCompare(other.formSlug),
  );
}
