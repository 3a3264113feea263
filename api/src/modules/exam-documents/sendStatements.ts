import { today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { queueJob } from '../../platform/jobs/queueJob';
import type { JobPayloads } from '../../platform/jobs/tables';
import { queueLetter } from '../letters/queueLetter';

/** How many applications of a series have a statement of entry. */
export async function countStatements(db: Database, seriesId: string): Promise<{ applications: number }> {
  return { applications: (await standingIn(db, seriesId)).length };
}

/** Has the candidates of a series written to, each about the statement on their private page. Answers how many applications have one. */
export async function askStatements({ db }: Pick<App, 'db'>, seriesId: string): Promise<{ applications: number }> {
  const applications = await standingIn(db, seriesId);
  if (applications.length > 0) {
    // A series is a thousand letters: nobody waits for them.
    await db.transaction().execute((trx) => queueJob(trx, 'entry-statements', { seriesId, day: today() }));
  }
  return { applications: applications.length };
}

/** Queues these letters, one by one: where a server ends before all are, the next goes on. */
export async function sendStatements(
  { db }: Pick<App, 'db'>,
  { seriesId, day }: JobPayloads['entry-statements'],
): Promise<void> {
  for (const enquiryId of await standingIn(db, seriesId)) {
    const about = `${seriesId} ${day}`;
    await db.transaction().execute((trx) => queueLetter(trx, enquiryId, 'entry-statement', { about }));
  }
}

/** The applications with an entry in a series that nobody has given up. */
async function standingIn(db: Database, seriesId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('examEntries')
    .select('enquiryId')
    .distinct()
    .where('seriesId', '=', seriesId)
    .where('state', 'not in', ['withdrawn', 'refused'])
    .orderBy('enquiryId')
    .execute();
  return rows.map(({ enquiryId }) => enquiryId);
}
