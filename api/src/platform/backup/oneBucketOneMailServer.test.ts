import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWERS_KEYS, inUse, seen } from '../../testing/backups';
import { MailServer } from '../../testing/mailServer';
import { examEntry, register } from '../../testing/registration';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';
import { dropDatabaseFor } from '../../testing/testDatabase';
import { typed } from '../../testing/typed';
import { until } from '../../testing/until';
import { daysFromNow } from '../time';

let mockDays = 0;
// The server's own clock and nothing else: a store refuses calls that were signed at another time than its own.
jest.mock('../time', () => {
  const real = jest.requireActual<typeof import('../time')>('../time');
  return {
    ...real,
    now: () => real.daysFromNow(mockDays),
    minutesFromNow: (minutes: number) => real.minutesFromNow(minutes + mockDays * 24 * 60),
    daysFromNow: (days: number) => real.daysFromNow(days + mockDays),
  };
});

const mail = new MailServer();
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
let empty: string;
let env: Record<string, string>;
beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'forms-backup-'));
  empty = mkdtempSync(join(tmpdir(), 'forms-copy-'));
  env = {
    ANSWERS_KEYS,
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'office@college.test',
    KEEP_ENQUIRIES_DAYS: '10',
    KEEP_INVOICED_DAYS: '10',
    KEEP_MESSAGES_DAYS: '10',
    ...s3.env,
  };
});
afterAll(async () => {
  await mail.stop();
  await s3.stop();
  for (const used of [folder, empty]) rmSync(used, { recursive: true, force: true });
  await dropDatabaseFor(empty);
});

const jobsOf = ({ app: { db } }: TestServer) => db.selectFrom('jobs').selectAll().orderBy('id').execute();

it('Two sites and a restored copy of one of them live a week on one bucket and one mail server: nothing is deleted, and no letter goes twice.', async () => {
  const [one, two] = [await inUse(env), await inUse(env)];
  // A letter that waits when the backup is made stands in both, the site and its copy.
  mail.refusals.push(...Array.from({ length: 9 }, () => ({ at: 'greeting' as const, code: 421 })));
  await register(one.server, [await examEntry(one.server, 'gcse', 'aqa', '8300')], 'bacs');
  await until(
    () => jobsOf(one.server),
    (jobs) => jobs.some(({ kind, lastError }) => kind === 'letter' && lastError !== null),
  );
  await typed(['backup', folder], env, one.server.dataDir);
  await typed(['restore', folder], env, empty);
  const copy = { ...one, server: await TestServer.start(env, { dataDir: empty }) };
  const all = [one, two, copy];
  const look = () => Promise.all(all.map(({ server, enquiry, file }) => seen(server, enquiry, file)));
  const [before, waiting] = [await look(), await jobsOf(copy.server)];
  expect(waiting.map(({ kind }) => kind)).toContain('letter');
  mail.refusals.length = 0;

  for (mockDays of [1, 7]) {
    for (const { server } of [one, two])
      await until(
        () => jobsOf(server),
        (jobs) => jobs.every(({ runAt }) => runAt > daysFromNow(0.9)),
      );
  }

  expect(await look()).toEqual(before);
  expect(await jobsOf(copy.server)).toEqual(waiting);
  expect(mail.received).toHaveLength(3);
  for (const { server } of all) await server.stop();
});
