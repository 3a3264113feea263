import { readFileSync, renameSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join } from 'node:path';
import { alarmsIn, fires, type Reading, scrape } from '../../testing/alarms';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { startClamdDouble, type TestClamd } from '../../testing/startClamd';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { minutesFromNow } from '../time';

const METRICS_TOKEN = 'a token for the one who measures';
const GB = 1_000_000_000;
/** From one reading to the next, as an alarm counts the time. */
const EVERY_SECONDS = 5 * 60;
const alarms = alarmsIn(readFileSync(join(__dirname, '../../../../docs/operating.md'), 'utf8'));

let mail: MailServer;
let scanner: TestClamd;
let env: Record<string, string>;
let server: TestServer;
let payer: Payer;
let free: number;
beforeEach(async () => {
  free = 100 * GB;
  jest.spyOn(disk, 'statfs').mockImplementation((async () => ({ bavail: free, bsize: 1 })) as never);
  mail = new MailServer();
  scanner = await startClamdDouble();
  env = { METRICS_TOKEN, CLAMD: scanner.address, SMTP_URL: await mail.start(), MAIL_FROM: 'office@college.test' };
  server = await TestServer.start(env);
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterEach(async () => {
  await server.stop();
  await mail.stop();
  await scanner.stop();
  jest.restoreAllMocks();
});

const read = () => scrape(() => server.send('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }));
const upload = () => {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7']), 'a.pdf');
  return server.send('/api/webforms/file/upload', { method: 'POST', body });
};
const AN_HOUR_AND_MORE = -61;

/** How the product comes into the state that each alarm tells of; what it answers brings it back. */
const states: Record<string, () => Promise<undefined | (() => void | Promise<void>)>> = {
  async Down() {
    await server.stop({ keepData: true });
    return async () => {
      server = await TestServer.start(env, { dataDir: server.dataDir });
    };
  },
  async NotReady() {
    const files = join(server.dataDir, 'files');
    renameSync(files, `${files}-lost`);
    return undefined;
  },
  async DiskFilling() {
    free = 4 * GB;
    return undefined;
  },
  async CallsFail() {
    free = GB / 2;
    for (let call = 0; call < 11; call += 1) expect((await upload()).status).toBe(503);
    return undefined;
  },
  async MailUnreachable() {
    await mail.stop();
    return async () => {
      mail = new MailServer();
      await mail.start();
    };
  },
  async LettersFail() {
    mail.refusals.push({ at: 'sign-in', code: 535 });
    await payer.enquire('bacs');
    return undefined;
  },
  async LettersWait() {
    const speak = mail.fallSilent();
    await payer.enquire('bacs');
    await server.app.db
      .updateTable('letters')
      .set({ queuedAt: minutesFromNow(AN_HOUR_AND_MORE) })
      .execute();
    return speak;
  },
  async ScannerUnreachable() {
    await scanner.stop();
    return undefined;
  },
  async FilesHeld() {
    await scanner.stop();
    expect((await upload()).status).toBe(201);
    return undefined;
  },
  async WorkWaits() {
    const speak = mail.fallSilent();
    await payer.enquire('bacs');
    const letters = () => server.app.db.selectFrom('jobs').select('lockedUntil').where('kind', '=', 'letter').execute();
    await until(letters, ([first]) => first?.lockedUntil != null);
    await payer.enquire('bacs');
    const runAt = minutesFromNow(AN_HOUR_AND_MORE);
    await server.app.db
      .updateTable('jobs')
      .set({ runAt })
      .where('lockedUntil', 'is', null)
      .where('kind', '=', 'letter')
      .execute();
    return speak;
  },
  async WorkGivenUp() {
    mail.refusals.push({ at: 'recipient', code: 550 });
    await payer.enquire('bacs');
    return undefined;
  },
};

it('The page of the operators names alarms.', () => {
  expect(alarms.map(({ alert }) => alert)).toEqual(expect.arrayContaining(Object.keys(states)));
});

it.each(alarms)('The alarm $alert is quiet, and fires when it should.', async (alarm) => {
  const readings: Reading[] = [];
  const firesNow = async () => {
    readings.push({ at: readings.length * EVERY_SECONDS, scrape: await read() });
    return fires(alarm, readings);
  };
  expect(await firesNow()).toBe(false);
  const back = await states[alarm.alert]?.();
  await until(firesNow, (firing) => firing);
  await back?.();
});
