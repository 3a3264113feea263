import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Enquiry } from '@forms/shared/contract';
import { sql } from 'kysely';
import { examEntry, register } from '../testing/registration';
import { startS3 } from '../testing/startS3';
import { TestServer } from '../testing/startServer';
import { databaseFor } from '../testing/testDatabase';
import { until } from '../testing/until';

const ANSWERS_KEYS = 'first:a secret of more than thirty-two letters';
const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 7)]);
const hash = (bytes: ArrayBuffer | Buffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as ArrayBuffer))
    .digest('hex');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What an operator types; answers what they read. Throws with what it says where it fails. */
async function typed(name: 'backup' | 'restore', env: Record<string, string>, dataDir: string): Promise<string> {
  const given = { ...process.env, ...(await databaseFor(dataDir)), ...env, DATA_DIR: dataDir };
  const args = ['--import', 'tsx', join(__dirname, `../commands/${name}.ts`), folder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: given });
  return stdout.trim();
}

/** A server in use: an enquiry with an invoice, a letter and a file. */
async function inUse(env: Record<string, string>) {
  const server = await TestServer.start({ ANSWERS_KEYS, ...env });
  const staff = await server.signIn('Staff');
  const { id } = await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  const body = new FormData();
  body.append('entityType', 'enquiry');
  body.append('entityTypeId', id);
  body.append('file', new Blob([BYTES]), 'Matrícula.pdf');
  const response = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
  const { id: file } = (await response.json()) as { id: string };
  await until(
    () => server.app.db.selectFrom('letters').select('sentAt').execute(),
    (letters) => letters.every(({ sentAt }) => sentAt !== null),
  );
  return { server, enquiry: id, file };
}
async function seen(server: TestServer, enquiry: string, file: string) {
  const headers = await server.signIn('Staff');
  const answers = (await (await server.send(`/api/enquiries/${enquiry}`, { headers })).json()) as Enquiry;
  const bytes = await (await server.send(`/api/file/${file}/content`, { headers })).arrayBuffer();
  const files = (await (await server.send('/api/files', { headers })).json()) as { id: string }[];
  return { answers, hash: hash(bytes), files: files.map(({ id }) => id) };
}

const inFolder = async () => ({ env: {}, stop: async () => {} });

it.each([
  ['a folder', inFolder],
  ['a bucket', startS3],
])(
  'A backup made while the server runs, with files in %s, gives the same answers and files on an empty machine.',
  async (_where, startStore) => {
    const store = await startStore();
    const { server, enquiry, file } = await inUse(store.env);
    const before = await seen(server, enquiry, file);
    expect(before.hash).toBe(hash(BYTES));
    expect(await typed('backup', store.env, server.dataDir)).toMatch(/^\d+ rows and \d+ files are in /);
    await server.stop();
    await store.stop();

    const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
    expect(await typed('restore', {}, empty)).toMatch(/^\d+ rows and \d+ files of .* are back\.$/);
    const again = await TestServer.start({ ANSWERS_KEYS }, { dataDir: empty });
    expect(await seen(again, enquiry, file)).toEqual(before);
    await expect(typed('restore', {}, empty)).rejects.toThrow(/not empty/);
    await again.stop();
  },
);

it('Every row of every table comes back.', async () => {
  const { server } = await inUse({});
  const counts = async ({ app: { db } }: TestServer) => {
    const tables = await db.introspection.getTables();
    const rows = tables.map(async ({ name }) => {
      const {
        rows: [found],
      } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
      return [name, Number(found?.n)];
    });
    return Object.fromEntries(await Promise.all(rows));
  };
  const before = await counts(server);
  await typed('backup', {}, server.dataDir);
  await server.stop();
  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  await typed('restore', {}, empty);
  const again = await TestServer.start({ ANSWERS_KEYS }, { dataDir: empty });
  expect(await counts(again)).toEqual(before);
  await again.stop();
});

it('A backup of which a bit has changed, or that was not finished, is not restored.', async () => {
  const { server, file } = await inUse({});
  await typed('backup', {}, server.dataDir);
  await server.stop();
  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  appendFileSync(join(folder, 'files', file), 'x');
  await expect(typed('restore', {}, empty)).rejects.toThrow(/is not as it was backed up/);
  rmSync(join(folder, 'manifest.json'));
  await expect(typed('restore', {}, empty)).rejects.toThrow(/no whole backup/);
  rmSync(empty, { recursive: true });
});
