import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ANSWERS_KEYS, BYTES, hash, inUse, seen } from '../testing/backups';
import { startS3 } from '../testing/startS3';
import { TestServer } from '../testing/startServer';
import { typed } from '../testing/typed';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
    expect(await typed(['backup', folder], store.env, server.dataDir)).toMatch(/^\d+ rows and \d+ files are in /);
    await server.stop();
    await store.stop();

    const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
    expect(await typed(['restore', folder], {}, empty)).toMatch(/^\d+ rows and \d+ files of .* are back\.$/m);
    const again = await TestServer.start({ ANSWERS_KEYS }, { dataDir: empty });
    expect(await seen(again, enquiry, file)).toEqual(before);
    await expect(typed(['restore', folder], {}, empty)).rejects.toThrow(/not empty/);
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
  const before = { ...(await counts(server)), restored_copies: 1 };
  await typed(['backup', folder], {}, server.dataDir);
  await server.stop();
  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  await typed(['restore', folder], {}, empty);
  const again = await TestServer.start({ ANSWERS_KEYS }, { dataDir: empty });
  expect(await counts(again)).toEqual(before);
  await again.stop();
});

it('A backup is not restored beside files that are there already.', async () => {
  const { server } = await inUse({});
  await typed(['backup', folder], {}, server.dataDir);
  await server.stop();
  const used = mkdtempSync(join(tmpdir(), 'forms-used-'));
  mkdirSync(join(used, 'files'));
  writeFileSync(join(used, 'files', 'somebodys'), 'bytes');
  await expect(typed(['restore', folder], {}, used)).rejects.toThrow(/The store is not empty/);
  rmSync(used, { recursive: true });
});

it('A backup of which a bit has changed, or that was not finished, is not restored.', async () => {
  const { server, file } = await inUse({});
  await typed(['backup', folder], {}, server.dataDir);
  await server.stop();
  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  appendFileSync(join(folder, 'files', file), 'x');
  await expect(typed(['restore', folder], {}, empty)).rejects.toThrow(/is not as it was backed up/);
  rmSync(join(folder, 'manifest.json'));
  await expect(typed(['restore', folder], {}, empty)).rejects.toThrow(/no whole backup/);
  rmSync(empty, { recursive: true });
});
