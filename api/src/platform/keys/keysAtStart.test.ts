import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestServer } from '../../testing/startServer';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { connect } from '../database/database';
import { migrate } from '../database/schema';
import { readSettings } from '../settings/settings';
import { keyFile, keysAtStart } from './keysAtStart';
import { reseal } from './reseal';

let dataDir: string;
async function settings(env: Record<string, string> = {}) {
  const read = readSettings({ ...(await databaseFor(dataDir)), ...env, DATA_DIR: dataDir });
  if ('errors' in read) throw new Error(read.errors.join());
  return read.settings;
}
const start = async (env?: Record<string, string>) => keysAtStart(await settings(env));
/** Has an answer sealed with what the key file holds, or with these keys. */
async function answered(keys = readFileSync(keyFile(dataDir), 'utf8').trim()): Promise<void> {
  const server = await TestServer.start({ ANSWERS_KEYS: keys }, { dataDir });
  const fields = [{ name: 'firstName', type: 'input', label: 'First name' }];
  const json = { header: { title: 'Name' }, pages: [{ name: 'page', title: 'Page', fields }] };
  const headers = await server.signIn('Admin');
  await server.send('/api/v2/newform', { json: { slug: 'name', title: 'Name', json }, headers });
  await server.send('/api/webforms/form/name/data', { json: [{ name: 'page', values: { firstName: 'Ermintrude' } }] });
  await server.stop({ keepData: true });
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-keys-'));
});
afterEach(async () => {
  await dropDatabaseFor(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const MISSING = /encrypted with the key [\w-]+, which this server does not have: put it into ANSWERS_KEYS, or its file/;

it('A first start without a key makes one, which nobody else may read and every later start finds.', async () => {
  const [key, ...more] = await start();
  expect(more).toEqual([]);
  expect(key?.secret).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(keyFile(dataDir), 'utf8')).toBe(`${key?.name}:${key?.secret}\n`);
  expect(statSync(keyFile(dataDir)).mode & 0o777).toBe(0o600);
  expect(await start()).toEqual([key]);
});

it('A start without the key that answers are sealed with is refused, and makes no other.', async () => {
  await start();
  await answered();
  const held = readFileSync(keyFile(dataDir));
  rmSync(keyFile(dataDir));
  await expect(start()).rejects.toThrow(MISSING);
  await expect(start({ ANSWERS_KEYS: 'off' })).rejects.toThrow(MISSING);
  await expect(start({ ANSWERS_KEYS: `other:${'x'.repeat(32)}` })).rejects.toThrow(MISSING);
  expect(() => statSync(keyFile(dataDir))).toThrow(/ENOENT/);
  writeFileSync(keyFile(dataDir), held);
  expect(await start()).toHaveLength(1);
});

it('A key of the right name and another secret is refused.', async () => {
  await start({ ANSWERS_KEYS: `first:${'a'.repeat(32)}` });
  await answered(`first:${'a'.repeat(32)}`);
  await expect(start({ ANSWERS_KEYS: `first:${'b'.repeat(32)}` })).rejects.toThrow(/not the one of this name/);
});

it('A key that was set before keys were written down is missed too, when it is gone.', async () => {
  await answered(`first:${'a'.repeat(32)}`);
  const db = connect(await settings());
  await migrate(db, '019-second-factors');
  await db.destroy();
  await expect(start()).rejects.toThrow(MISSING);
  expect(await start({ ANSWERS_KEYS: `first:${'a'.repeat(32)}` })).toHaveLength(1);
});

it('An older key may go once everything was sealed anew.', async () => {
  const [first, second] = [`first:${'a'.repeat(32)}`, `second:${'b'.repeat(32)}`];
  await start({ ANSWERS_KEYS: first });
  await answered(first);
  await expect(start({ ANSWERS_KEYS: second })).rejects.toThrow(MISSING);
  const keys = await start({ ANSWERS_KEYS: `${second},${first}` });
  const db = connect(await settings());
  await reseal(db, keys);
  await db.destroy();
  expect(await start({ ANSWERS_KEYS: second })).toHaveLength(1);
});

const LIVE = { LIVE: 'true', PUBLIC_URL: 'https://forms.example.org' };

it('A live site without a key does not start, unless it is told to keep answers as they are.', async () => {
  await expect(start({ ...LIVE })).rejects.toThrow(/live site needs a key .* ANSWERS_KEYS=off/);
  expect(await start({ ...LIVE, ANSWERS_KEYS: 'off' })).toEqual([]);
  expect(await start({ ...LIVE, ANSWERS_KEYS: `first:${'a'.repeat(32)}` })).toHaveLength(1);
});

it('A key file that is spoilt is not taken for no key.', async () => {
  writeFileSync(keyFile(dataDir), 'cut');
  await expect(start()).rejects.toThrow(/must hold a name and a secret/);
});
