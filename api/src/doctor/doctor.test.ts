import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { neededParts } from '../platform/checks/check';
import { connect } from '../platform/database/database';
import { migrate } from '../platform/database/schema';
import { readSettings } from '../platform/settings/settings';
import { SITE_MARK } from '../platform/storage/store';
import { ANSWERS_KEYS, inUse } from '../testing/backups';
import { MailServer } from '../testing/mailServer';
import { startClamdDouble, type TestClamd } from '../testing/startClamd';
import type { TestServer } from '../testing/startServer';
import { typed } from '../testing/typed';
import { until } from '../testing/until';
import { examine } from './examine';

let mail: MailServer;
let scanner: TestClamd;
let server: TestServer;
let env: Record<string, string>;
let backups: string;
beforeAll(async () => {
  mail = new MailServer();
  scanner = await startClamdDouble();
  const services = { CLAMD: scanner.address, SMTP_URL: await mail.start(), MAIL_FROM: 'office@college.test' };
  ({ server } = await inUse(services));
  const { port } = server.app.http.server.address() as AddressInfo;
  env = { ...services, ANSWERS_KEYS, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: server.dataDir };
  // As a start writes it down.
  await server.app.db.insertInto('answersKeys').values({ name: 'first' }).execute();
  backups = mkdtempSync(join(tmpdir(), 'forms-backups-'));
  await typed(['backup', join(backups, 'today')], services, server.dataDir);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
  await scanner.stop();
  rmSync(backups, { recursive: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  // The server may have looked while something was wrong, and its answer holds for a second.
  await until(
    () => Promise.all(neededParts.map((part) => server.app.checks[part].isWell())),
    (well) => well.every(Boolean),
  );
});

/** What it finds wrong of a site of these settings, by what it is of. */
async function wrongs(given: Record<string, string> = {}, folder = backups): Promise<Record<string, string>> {
  const read = readSettings({ ...env, ...given });
  if ('errors' in read) throw new Error(read.errors.join());
  const wrong = (await examine(read.settings, folder)).filter(({ state }) => state === 'wrong');
  return Object.fromEntries(wrong.map(({ of, says }) => [of, says]));
}

it('Beside a running server, a site in order is found so, a line for each thing that it needs.', async () => {
  const lines = (await typed(['doctor', backups], env, server.dataDir)).split('\n');
  expect(lines.map((line) => line.split(/\s+/).slice(0, 2).join(' '))).toEqual(
    ['database', 'schema', 'key', 'audit', 'files', 'disk', 'clock', 'mail', 'scanner', 'backup', 'server'].map(
      (of) => `ok ${of}`,
    ),
  );
});

it('Where something is wrong, its line says what and what to do, and the command ends with 1.', async () => {
  const SMTP_URL = `smtp://office:secret@127.0.0.1:${await freePort()}`;
  const failed = (await typed(['doctor', backups], { ...env, SMTP_URL }, server.dataDir).catch((error) => error)) as {
    code: number;
    stdout: string;
  };
  expect(failed.code).toBe(1);
  const wrong = failed.stdout.split('\n').filter((line) => line.startsWith('wrong'));
  expect(wrong).toEqual([
    expect.stringMatching(/^wrong +mail +.*ECONNREFUSED.*: mend SMTP_URL; letters wait meanwhile$/),
  ]);
  expect(failed.stdout).not.toContain('secret');
});

it('Settings that no start takes are said as a start says them.', async () => {
  const failed = typed(['doctor'], { ...env, LIVE: 'true', PUBLIC_URL: 'http://forms.example.org' }, server.dataDir);
  await expect(failed).rejects.toThrow('PUBLIC_URL must be the https address that people use, on the live site');
});

it('A password that the mail server does not take is found.', async () => {
  mail.refusals.push({ at: 'sign-in', code: 535, reply: 'Unknown user' });
  expect(await wrongs()).toEqual({ mail: expect.stringContaining('535') });
});

it('A scanner that is away is found.', async () => {
  expect(await wrongs({ CLAMD: `127.0.0.1:${await freePort()}` })).toEqual({
    scanner: expect.stringMatching(/ECONNREFUSED.*: start ClamAV’s daemon/),
  });
});

it('A key that opens nothing, or was forgotten on a live site, is found.', async () => {
  const another = 'first:another secret of more than thirty-two letters';
  expect(await wrongs({ ANSWERS_KEYS: another })).toEqual({
    key: 'The key first is not the one of this name that answers were encrypted with.',
  });
  expect(await wrongs({ ANSWERS_KEYS: 'second:a secret of more than thirty-two letters' })).toEqual({
    key: expect.stringMatching(
      /^Answers are encrypted with the key first, which this server does not have: put it into/,
    ),
  });
  const live = { LIVE: 'true', PUBLIC_URL: 'https://forms.example.org', ANSWERS_KEYS: '' };
  expect(await wrongs(live)).toEqual({ key: expect.stringMatching(/^The live site needs a key/) });
});

it('A disk without room is found.', async () => {
  jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 999, bsize: 1024 * 1024 } as never);
  const found = await wrongs();
  expect(found.disk).toMatch(/make room on the disk of DATA_DIR$/);
});

it('Files that are another site’s are found.', async () => {
  const mark = join(server.dataDir, 'files', SITE_MARK);
  const id = await server.app.db.selectFrom('siteIds').select('id').executeTakeFirstOrThrow();
  writeFileSync(mark, 'another');
  expect((await wrongs()).files).toMatch(/are another site’s: give this server the DATABASE_URL/);
  writeFileSync(mark, id.id);
});

it('A server that is not ready is found, and one that does not run is no error.', async () => {
  jest.spyOn(server.app.checks.database, 'isWell').mockResolvedValue(false);
  expect(await wrongs()).toEqual({
    server: expect.stringMatching(/is not ready \(database\): its log has the cause$/),
  });
  expect(await wrongs({ PORT: String(await freePort()) })).toEqual({});
});

it('A backup that is old, or none, is found.', async () => {
  const old = join(backups, 'old');
  mkdirSync(old);
  const madeAt = '2026-01-01T00:00:00.000Z';
  writeFileSync(join(old, 'manifest.json'), JSON.stringify({ madeAt, schema: '', tables: {}, files: {} }));
  expect(await wrongs()).toEqual({});
  expect(await wrongs({}, old)).toEqual({
    backup: expect.stringMatching(/^the last is of 2026-01-01T00:00:00\.000Z, \d+ days ago: npm run backup -- FOLDER$/),
  });
  expect(await wrongs({}, join(backups, 'today', 'tables'))).toEqual({ backup: expect.stringMatching(/^there is no/) });
  const nowhere = join(backups, 'nowhere');
  expect(await wrongs({}, nowhere)).toEqual({ backup: expect.stringContaining(`there is no folder ${nowhere}: `) });
});

it('A schema that a newer version waits to bring up to date is found, and what hangs on it left open.', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-older-'));
  const db = connect({ dataDir, databaseUrl: undefined });
  await migrate(db, '029-bucket-prefixes');
  await db.destroy();
  expect(await wrongs({ DATA_DIR: dataDir, PORT: String(await freePort()) })).toEqual({
    schema: expect.stringMatching(/^it is at 029-bucket-prefixes, and this version needs .*: restart the server/),
  });
  rmSync(dataDir, { recursive: true });
});

it('A database that is away is found, and nothing else blamed for it.', async () => {
  expect(await wrongs({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })).toEqual({
    database: expect.stringMatching(/ECONNREFUSED.*: start it, or mend DATABASE_URL$/),
  });
});
