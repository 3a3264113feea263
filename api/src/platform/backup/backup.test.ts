import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ANSWERS_KEYS, BYTES, hash, inUse, seen } from '../../testing/backups';
import { startS3 } from '../../testing/startS3';
import { TestServer } from '../../testing/startServer';
import { databaseFor } from '../../testing/testDatabase';
import { typed } from '../../testing/typed';
import { connect } from '../database/database';
import { diskStore } from '../storage/diskStore';
import { restore } from './restore';

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

it.each([
  ['while its files are put in place', 'keep' as const],
  ['once its rows are in', 'rows' as const],
])('A restore that broke off %s is done by the same command again, as if for the first time.', async (_when, at) => {
  const { server, enquiry, file } = await inUse({});
  const before = await seen(server, enquiry, file);
  await typed(['backup', folder], {}, server.dataDir);
  await server.stop();

  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(empty);
  const db = connect({ dataDir: empty, databaseUrl });
  const whole = await diskStore(join(empty, 'files'));
  let stored = 0;
  const store = {
    ...whole,
    async keep(name: string, path: string) {
      if (at === 'keep' && stored > 0) throw new Error('Cut off');
      stored += 1;
      await whole.keep(name, path);
    },
  };
  const rows = db.withPlugin({
    transformQuery({ node }) {
      if (at === 'rows' && stored > 0 && node.kind === 'UpdateQueryNode') throw new Error('Cut off');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const work = join(empty, 'restoring');
  await expect(restore({ db: rows, store, work, prefix: '' }, folder)).rejects.toThrow('Cut off');
  await db.destroy();
  expect(await typed(['restore', folder], {}, empty)).toMatch(/ are back\.$/m);
  expect(readdirSync(empty)).not.toContain('restoring');
  const again = await TestServer.start({ ANSWERS_KEYS }, { dataDir: empty });
  expect(await seen(again, enquiry, file)).toEqual(before);
  await again.stop();
});

it('A backup of a folder that holds no site, or not the site’s files, is refused.', async () => {
  const { server } = await inUse({});
  const other = mkdtempSync(join(tmpdir(), 'forms-other-'));
  const { DATABASE_URL = '' } = await databaseFor(server.dataDir);
  if (DATABASE_URL === '') {
    await expect(typed(['backup', folder], {}, other)).rejects.toThrow(`There is no site in the data folder ${other}`);
    expect(readdirSync(other)).toEqual([]);
    rmSync(join(server.dataDir, 'files'), { recursive: true });
    await expect(typed(['backup', folder], {}, server.dataDir)).rejects.toThrow(/None of the \d+ files/);
  } else {
    await expect(typed(['backup', folder], { DATABASE_URL }, other)).rejects.toThrow(/None of the \d+ files/);
  }
  expect(readdirSync(folder)).not.toContain('manifest.json');
  await server.stop();
  rmSync(other, { recursive: true, force: true });
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
