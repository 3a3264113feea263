import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Enquiry, SiteSettings } from '@forms/shared/contract';
import { greeting } from '../../starting/greeting';
import { alarmsIn, holds, scrape } from '../../testing/alarms';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { typed } from '../../testing/typed';
import { until } from '../../testing/until';
import { connect, openDatabase } from '../database/database';
import { isQuiet } from '../database/restoredCopy';
import { migrate } from '../database/schema';
import { diskStore } from '../storage/diskStore';
import { daysFromNow } from '../time';
import { restore } from './restore';

const METRICS_TOKEN = 'a token for the one who measures';
const LONG_AGO = new Date(0).toISOString();
const RUNNERS = 3;

const mail = new MailServer();
let env: Record<string, string>;
let folder: string;
let empty: string;
beforeAll(async () => {
  env = { SMTP_URL: await mail.start(), MAIL_FROM: 'office@college.test', KEEP_MESSAGES_DAYS: '10', METRICS_TOKEN };
});
afterAll(() => mail.stop());
beforeEach(() => {
  mail.received.length = 0;
  mail.refusals.length = 0;
  folder = mkdtempSync(join(tmpdir(), 'forms-backup-'));
  empty = mkdtempSync(join(tmpdir(), 'forms-copy-'));
});
afterEach(async () => {
  for (const used of [folder, empty]) rmSync(used, { recursive: true, force: true });
  await dropDatabaseFor(empty);
});

const databaseIn = async (dataDir: string) =>
  connect({ dataDir, databaseUrl: (await databaseFor(dataDir)).DATABASE_URL });

/**
 * Backs up a site on which everything is due that a server does by itself: four letters that its mail server did not
 * take, of which a version before knew two, a card payment that was begun, a message that is too old. Answers the enquiries: one paid by card, one begun.
 */
async function backUpWithWorkDue(version?: string) {
  const server = await TestServer.start(env);
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  mail.refusals.push(...Array.from({ length: 4 }, () => ({ at: 'greeting' as const, code: 421 })));
  const paid = await payer.pay();
  await payer.enquire('bacs');
  const begun = await payer.enquire();
  await payer.open(begun);
  const message = { firstName: 'Zoë', lastName: 'Ng', email: 'z@example.org', message: 'Hello', page: '/' };
  await server.send('/content/contacts', { json: message });
  await until(
    () => server.app.db.selectFrom('jobs').select('lastError').where('kind', '=', 'letter').execute(),
    (letters) => letters.length === 4 && letters.every(({ lastError }) => lastError !== null),
  );
  await server.stop({ keepData: true });
  const db = await databaseIn(server.dataDir);
  await db.updateTable('jobs').set({ runAt: LONG_AGO }).execute();
  await db
    .updateTable('contacts')
    .set({ sentAt: daysFromNow(-11) })
    .execute();
  if (version) await migrate(db, version);
  await db.destroy();
  await typed(['backup', folder], {}, server.dataDir);
  rmSync(server.dataDir, { recursive: true });
  await dropDatabaseFor(server.dataDir);
  return { paid, begun };
}

/** Starts the copy, and waits until everything that does jobs has looked for one twice. */
async function startCopy(): Promise<TestServer> {
  const stray = join(empty, 'files', 'stray');
  mkdirSync(join(empty, 'files'), { recursive: true });
  writeFileSync(stray, 'bytes');
  utimesSync(stray, new Date(0), new Date(0));
  const server = await TestServer.start(env, { dataDir: empty });
  const asked = jest.spyOn(server.app.db, 'updateTable');
  await until(
    async () => asked.mock.calls.length,
    (calls) => calls >= 2 * RUNNERS,
  );
  asked.mockRestore();
  return server;
}
const jobsOf = ({ app: { db } }: TestServer) => db.selectFrom('jobs').selectAll().orderBy('id').execute();
const fromOf = async (server: TestServer) =>
  ((await (await server.send('/settings.json')).json()) as SiteSettings).restoredFrom;

const read = (server: TestServer) =>
  scrape(() => server.send('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }));
/** The alarms of what waits, which a copy has reason to. */
const waits = alarmsIn(readFileSync(join(__dirname, '../../../../docs/operating.md'), 'utf8')).filter(({ alert }) =>
  ['WorkWaits', 'LettersWait', 'LettersFail'].includes(alert),
);
const greeted = ({ app, address }: TestServer) => greeting(app, address, app.settings);

it.each([
  ['this version', undefined, ['Invoice', 'Receipt', 'received', 'received']],
  ['a version before copies were known', '029-bucket-prefixes', ['Invoice', 'Receipt']],
])(
  'A restored copy of a backup of %s sends and removes nothing and says what it is; once it takes the site over, each letter goes once.',
  async (_which, version, letters) => {
    await backUpWithWorkDue(version);
    const restored = await typed(['restore', folder], {}, empty);
    expect(restored).toMatch(/are back\.\nThis is a restored copy: it sends no letter/);
    const db = await databaseIn(empty);
    const before = await db.selectFrom('jobs').selectAll().orderBy('id').execute();
    await db.destroy();
    expect(before.map(({ kind }) => kind).sort()).toEqual(
      expect.arrayContaining(['letter', 'letter', 'reconcile', 'retention', 'sweep']),
    );

    const server = await startCopy();
    const { db: copy } = server.app;
    expect(mail.received).toEqual([]);
    expect(await jobsOf(server)).toEqual(expect.arrayContaining(before));
    expect(readdirSync(join(empty, 'files'))).toContain('stray');
    expect(await copy.selectFrom('contacts').select('lastName').execute()).toEqual([{ lastName: 'Ng' }]);
    expect(await fromOf(server)).toMatch(/^\d{4}-.*Z$/);
    expect(await greeted(server)).toContain(isQuiet);
    const reading = { at: 0, scrape: await read(server) };
    for (const { expr } of waits) expect(holds(expr, [reading])).toBe(false);

    const others = (await jobsOf(server)).length - letters.length;
    expect(await typed(['takeOver'], {}, empty)).toBe(
      `This is the site now. What waited is done from now on: ${letters.length} letters and ${others} other jobs.`,
    );
    expect(await fromOf(server)).toBeUndefined();
    expect(await greeted(server)).not.toContain(isQuiet);
    await until(
      () => copy.selectFrom('contacts').select('id').execute(),
      (contacts) => contacts.length === 0,
    );
    await until(
      async () => readdirSync(join(empty, 'files')),
      (files) => !files.includes('stray'),
    );
    await until(
      () => jobsOf(server),
      (jobs) => jobs.every(({ kind }) => kind !== 'letter'),
    );
    expect(
      mail.received.map(({ headers }) => /^Subject: .*?(Invoice|Receipt|received)/m.exec(headers)?.[1]).sort(),
    ).toEqual(letters);
    await expect(typed(['takeOver'], {}, empty)).rejects.toThrow('This is no restored copy: it is the site already.');
    await server.stop();
  },
);

it('A restored copy charges no card and gives no money back, until it takes the site over.', async () => {
  const { paid, begun } = await backUpWithWorkDue();
  await typed(['restore', folder], {}, empty);
  const server = await startCopy();
  const headers = await server.signIn('Staff');
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const charge = async () => payer.ask({ enquiryId: begun.id, amount: begun.amount });
  const refund = () =>
    server.send(`/api/enquiries/${paid.id}/refund`, { json: { amount: 100, reason: 'Ill' }, headers });
  const cancel = () => server.send(`/api/enquiries/${begun.id}/cancel`, { json: { reason: 'Ill' }, headers });
  const read = async () => (await (await server.send(`/api/enquiries/${paid.id}`, { headers })).json()) as Enquiry;
  const before = await read();
  for (const call of [charge, refund, cancel]) {
    const response = await call();
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'restored-copy',
        message: 'This is a restored copy of the site, where cards are neither charged nor refunded.',
      }),
    ]);
  }
  expect(await read()).toEqual(before);

  await typed(['takeOver'], {}, empty);
  for (const call of [charge, refund, cancel]) expect((await call()).ok).toBe(true);
  await server.stop();
});

it('A restore that broke off leaves a database that knows what it is, and that no server starts on.', async () => {
  await backUpWithWorkDue();
  const db = await databaseIn(empty);
  const store = {
    ...(await diskStore(join(empty, 'files'))),
    keep: async () => {
      throw new Error('The disk is full');
    },
  };
  await expect(restore({ db, store, work: empty, prefix: '' }, folder)).rejects.toThrow('The disk is full');
  expect(await db.selectFrom('restoredCopies').select('endedAt').execute()).toEqual([{ endedAt: null }]);
  await db.destroy();
  await expect(openDatabase({ dataDir: empty, databaseUrl: (await databaseFor(empty)).DATABASE_URL })).rejects.toThrow(
    /broke off. Run it again/,
  );
  await expect(typed(['takeOver'], {}, empty)).rejects.toThrow('The restore broke off: run it again first.');
});
