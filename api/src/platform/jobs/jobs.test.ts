import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { noteGivenUp } from '../../modules/history/noteGivenUp';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { type Database, openDatabase } from '../database/database';
import { readSettings } from '../settings/settings';
import { queueJob } from './queueJob';
import { GiveUp, type JobHandlers, MOST_ATTEMPTS, runJobs, waitAfter } from './runJobs';

let dataDir: string;
let settings: Extract<ReturnType<typeof readSettings>, { settings: unknown }>['settings'];
let db: Database;
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-jobs-'));
  const read = readSettings({ DATA_DIR: dataDir, ...(await databaseFor(dataDir)) });
  if ('errors' in read) throw new Error(read.errors.join());
  settings = read.settings;
  db = await openDatabase(settings);
});
beforeEach(() => {
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await db.deleteFrom('jobs').execute();
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});

const nothing = async () => {};
/** A server that does jobs; answers how to stop it. */
async function worker(handlers: Partial<JobHandlers>): Promise<() => Promise<void>> {
  const http = fastify({ forceCloseConnections: true });
  const idle = { letter: nothing, booking: nothing, refund: nothing, look: nothing, reconcile: nothing };
  runJobs({ http, db, settings, noteGivenUp }, { ...idle, ...handlers });
  await http.ready();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= http.close().then(() => undefined);
    return stopped;
  };
  stops.push(stop);
  return stop;
}
const queue = (refundId: string, options = {}) =>
  db.transaction().execute((trx) => queueJob(trx, 'refund', { refundId }, options));
const jobs = () => db.selectFrom('jobs').selectAll().execute();
const isEmpty = (found: readonly unknown[]) => found.length === 0;

it('Work is done if what causes it happened, and never if that was undone.', async () => {
  const done: string[] = [];
  await worker({ refund: async ({ refundId }) => void done.push(refundId) });
  await queue('happened');
  const undone = db.transaction().execute(async (trx) => {
    await queueJob(trx, 'refund', { refundId: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await until(jobs, isEmpty);
  expect(done).toEqual(['happened']);
});

it('Sixty jobs and three servers: each job is done once.', async () => {
  const done: string[] = [];
  const names = Array.from({ length: 60 }, (_, at) => `${at}`);
  for (const name of names) await queue(name);
  const refund: JobHandlers['refund'] = async ({ refundId }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(refundId);
  };
  await Promise.all([worker({ refund }), worker({ refund }), worker({ refund })]);
  await until(jobs, isEmpty);
  expect(done.sort()).toEqual(names.sort());
});

it('Work for later is left until then.', async () => {
  const done: string[] = [];
  await queue('later', { runAt: new Date(Date.now() + 3_600_000).toISOString() });
  await queue('now');
  await worker({ refund: async ({ refundId }) => void done.push(refundId) });
  await until(jobs, ({ length }) => length === 1);
  expect(done).toEqual(['now']);
});

it('Work that fails is tried again, later each time, and its reason kept.', async () => {
  await queue('1');
  await worker({
    refund: async () => {
      throw new Error('The line is dead');
    },
  });
  const [job] = await until(jobs, ([first]) => first?.lastError != null);
  expect(job).toMatchObject({ attempts: 1, lastError: 'The line is dead', deadAt: null, lockedUntil: null });
  expect(Date.parse(job?.runAt ?? '') - Date.now()).toBeGreaterThan(8_000);
  expect([1, 2, 3, 10, 29].map((attempts) => Math.round(waitAfter(attempts) * 60))).toEqual([10, 20, 40, 3600, 3600]);
});

it('Work that failed once is done at its next turn.', async () => {
  let tries = 0;
  await queue('1');
  await worker({
    refund: async () => {
      tries += 1;
      if (tries === 1) throw new Error('once');
    },
  });
  await until(jobs, ([first]) => first?.lastError === 'once');
  await db.updateTable('jobs').set({ runAt: new Date().toISOString() }).execute();
  await until(jobs, isEmpty);
  expect(tries).toBe(2);
});

it.each([
  ['whose handler says that trying is of no use', 0, new GiveUp('No such mailbox')],
  ['that was tried as often as it may be', MOST_ATTEMPTS - 1, new Error('No such mailbox')],
])('Work %s is given up and kept with its reason.', async (_which, attempts, reason) => {
  const tried: string[] = [];
  await queue('hopeless');
  await db.updateTable('jobs').set({ attempts }).execute();
  await worker({
    refund: async ({ refundId }) => {
      tried.push(refundId);
      if (refundId === 'hopeless') throw reason;
    },
  });
  const [job] = await until(jobs, ([first]) => first?.deadAt != null);
  expect(job).toMatchObject({ lastError: 'No such mailbox', lockedUntil: null });
  await db
    .updateTable('jobs')
    .set({ runAt: new Date(0).toISOString() })
    .execute();
  await queue('other');
  await until(jobs, ({ length }) => length === 1);
  expect(tried).toEqual(['hopeless', 'other']);
});

it('Work of a server that died is taken up by another, once its lease has run out.', async () => {
  const done: string[] = [];
  await queue('leased');
  const lockedUntil = new Date(Date.now() + 2_500).toISOString();
  await db.updateTable('jobs').set({ lockedUntil, attempts: 1 }).execute();
  await worker({ refund: async ({ refundId }) => void done.push(refundId) });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(done).toEqual([]);
  await until(jobs, isEmpty);
  expect(done).toEqual(['leased']);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(lockedUntil));
});

it('A server whose lease was lost leaves the job to whoever has it now.', async () => {
  const other = new Date(Date.now() + 3_600_000).toISOString();
  await queue('1');
  const stop = await worker({
    refund: async () => {
      await db.updateTable('jobs').set({ lockedUntil: other }).execute();
    },
  });
  await until(jobs, ([first]) => first?.lockedUntil === other);
  await stop();
  expect(await jobs()).toMatchObject([{ lockedUntil: other }]);
});

it('A server that stops finishes the job in hand and begins no other.', async () => {
  let begun = 0;
  let ended = 0;
  await queue('1');
  await queue('2');
  const stop = await worker({
    refund: async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      ended += 1;
    },
  });
  await until(
    async () => begun,
    (count) => count === 1,
  );
  await stop();
  expect([begun, ended]).toEqual([1, 1]);
  expect(await jobs()).toHaveLength(1);
});
