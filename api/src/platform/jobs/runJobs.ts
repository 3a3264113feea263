import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database, Trx } from '../database/database';
import { isTheSite } from '../database/restoredCopy';
import type { Tables } from '../database/tables';
import type { Settings } from '../settings/settings';
import { minutesFromNow, now } from '../time';
import type { JobKind, JobPayloads } from './tables';

type Job = Tables['jobs'];

/** Writes down, for staff to read, that work for an enquiry was given up. */
export type NoteGivenUp = (trx: Trx, job: { kind: JobKind; enquiryId: string; why: string }) => Promise<void>;

/** What doing jobs needs of a server. */
export interface JobParts {
  http: Pick<FastifyInstance, 'addHook' | 'log'>;
  db: Database;
  settings: Pick<Settings, 'databaseUrl'>;
  noteGivenUp: NoteGivenUp;
}

/** How each kind of job is done. A handler runs at least once and must bear being run again after a crash at any place. */
export type JobHandlers = { [K in JobKind]: (payload: JobPayloads[K]) => Promise<void> };

/** Thrown by a handler where trying again is of no use. */
export class GiveUp extends Error {}

/** Thrown by a handler whose work another service does not take now: it is tried again for as long as that lasts. */
export class Unavailable extends Error {}

/** Thrown by a handler that did what could be done now and wants to be run again: no failure. */
export class NotYet extends Error {}

/** Thrown by a handler that is to be run again at that time, however often; `why` is kept where somebody waits for it. */
export class Again extends Error {
  constructor(
    readonly at: string,
    readonly why: string | null = null,
  ) {
    super(why ?? `Again at ${at}`);
  }
}

const IDLE_MS = 1000;
/** However many calls there are, the queue is read no more than so often for them. */
const SOON_MS = 20;
/** Longer than any job takes: only the lease of a server that died runs out. */
const LEASE_MINUTES = 2;
/** With the waits between them, about a day. */
export const MOST_ATTEMPTS = 30;
const LONGEST_WAIT_MINUTES = 60;

/** Minutes to wait after this many attempts: 10 s, 20 s, 40 s … at most an hour. */
export const waitAfter = (attempts: number): number => Math.min(2 ** (attempts - 1) / 6, LONGEST_WAIT_MINUTES);

/**
 * Does what is due of these kinds, one job at a time, from when the server is ready until it closes, which waits for the job in hand.
 * Any number of servers may do so on one database: a lease keeps a job to one of them. A restored copy's stay queued
 * until it takes the site over.
 */
export function runJobs({ http, db, settings, noteGivenUp }: JobParts, handlers: Partial<JobHandlers>): void {
  const kinds = Object.keys(handlers) as JobKind[];
  let closing = false;
  let inHand = Promise.resolve();
  /** While nothing is in hand. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSoon = false;

  http.addHook('onReady', async () => wait(0));
  // What a call queued begins with its answer. The rest is of other jobs, of other servers, or for later.
  http.addHook('onResponse', async ({ method }) => {
    if (method === 'GET' || !timer || isSoon) return;
    clearTimeout(timer);
    isSoon = true;
    wait(SOON_MS);
  });
  http.addHook('preClose', async () => {
    closing = true;
    clearTimeout(timer);
    await inHand;
  });

  function wait(ms: number): void {
    timer = setTimeout(() => {
      timer = undefined;
      isSoon = false;
      inHand = doWhatIsDue()
        .catch((error) => http.log.error({ err: error }, 'the jobs cannot be read'))
        .then(() => {
          if (!closing) wait(IDLE_MS);
        });
    }, ms);
  }

  async function doWhatIsDue(): Promise<void> {
    while (!closing) {
      const job = await take();
      if (!job) return;
      try {
        await perform(job, handlers);
        await ours(job, db.deleteFrom('jobs')).execute();
      } catch (error) {
        const level = error instanceof NotYet || error instanceof Again ? 'debug' : 'warn';
        http.log[level]({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job is not done');
        await putBack(job, error);
      }
    }
  }

  /** Takes the job that has been due longest, for as long as the lease; none in a restored copy. */
  async function take(): Promise<Job | undefined> {
    const at = now();
    const due = db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', kinds)
      .where('deadAt', 'is', null)
      .where('runAt', '<=', at)
      .where((job) => job.or([job('lockedUntil', 'is', null), job('lockedUntil', '<=', at)]))
      .where(isTheSite)
      .orderBy('runAt')
      .limit(1)
      .$if(settings.databaseUrl !== undefined, (query) => query.forUpdate().skipLocked());
    return db
      .updateTable('jobs')
      .set({ lockedUntil: minutesFromNow(LEASE_MINUTES), attempts: sql`attempts + 1` })
      .where('id', '=', due)
      .returningAll()
      .executeTakeFirst();
  }

  async function putBack(job: Job, error: unknown): Promise<void> {
    if (error instanceof Again) {
      const again = { runAt: error.at, attempts: 0, lockedUntil: null, lastError: error.why };
      await ours(job, db.updateTable('jobs').set(again)).execute();
      return;
    }
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    const mayPass = error instanceof Unavailable || (job.attempts < MOST_ATTEMPTS && !(error instanceof GiveUp));
    if (mayPass) {
      const again = { runAt: minutesFromNow(waitAfter(job.attempts)), lockedUntil: null, lastError };
      await ours(job, db.updateTable('jobs').set(again)).execute();
      return;
    }
    await db.transaction().execute(async (trx) => {
      const dead = { deadAt: now(), lockedUntil: null, lastError };
      await ours(job, trx.updateTable('jobs').set(dead)).execute();
      if (job.enquiryId !== null) await noteGivenUp(trx, { ...job, enquiryId: job.enquiryId, why: lastError });
    });
  }
}

/** Narrows a query to a job that is still in our hands: its lease may have run out and gone to another server. */
const ours = <Q extends { where(column: 'id' | 'lockedUntil', is: '=', value: string | null): Q }>(
  job: Job,
  query: Q,
) => query.where('id', '=', job.id).where('lockedUntil', '=', job.lockedUntil);

async function perform<K extends JobKind>(job: Job & { kind: K }, handlers: Partial<JobHandlers>): Promise<void> {
  await handlers[job.kind]?.(JSON.parse(job.payload));
}
