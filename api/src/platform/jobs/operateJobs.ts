import type { Selectable } from 'kysely';
import type { Database, Trx } from '../database/database';
import type { Tables } from '../database/tables';
import { now } from '../time';
import type { NoteGivenUp } from './runJobs';

type Job = Selectable<Tables['jobs']>;

/** A job as its operator reads it; `of` is the reference of its enquiry, or what it names itself. */
export type ListedJob = Omit<Job, 'payload' | 'enquiryId'> & { of: string };

/** Every job: first those that were given up, those longest ago first, then those that wait. */
export async function listJobs(db: Database): Promise<ListedJob[]> {
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('enquiries', 'enquiries.id', 'jobs.enquiryId')
    .selectAll('jobs')
    .select('reference')
    .orderBy('runAt')
    .execute();
  const listed = jobs.map(({ payload, enquiryId: _, reference, ...job }) => ({
    ...job,
    of: reference ?? Object.values(JSON.parse(payload)).join(', '),
  }));
  const givenUp = listed.filter(({ deadAt }) => deadAt !== null);
  return [
    ...givenUp.sort((one, other) => (one.deadAt ?? '').localeCompare(other.deadAt ?? '')),
    ...listed.filter(({ deadAt }) => deadAt === null),
  ];
}

/** Has a job be done at once, as if it had never been tried. Throws where there is none, or a server is at it. */
export async function runAgain(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await jobAtRest(trx, id);
    const anew = { runAt: now(), attempts: 0, lockedUntil: null, lastError: null, deadAt: null };
    await trx.updateTable('jobs').set(anew).where('id', '=', id).execute();
  });
}

/**
 * Takes a job off the list for good, which `noteGivenUp` writes down; a letter counts as not sent, and staff can
 * send it again. Throws where there is none, or a server is at it.
 */
export async function dropJob(db: Database, id: string, noteGivenUp: NoteGivenUp): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { kind, enquiryId, lastError } = await jobAtRest(trx, id);
    await trx.deleteFrom('jobs').where('id', '=', id).execute();
    if (enquiryId === null) return;
    const why = ['Dropped by command', lastError].filter(Boolean).join(': ');
    await noteGivenUp(trx, { kind, enquiryId, why });
  });
}

async function jobAtRest(trx: Trx, id: string): Promise<Job> {
  const job = await trx.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!job) throw new Error(`There is no job ${id}: npm run jobs lists them.`);
  if (job.lockedUntil !== null && job.lockedUntil > now())
    throw new Error(`A server is at the job ${id}: look again in two minutes.`);
  return job;
}
