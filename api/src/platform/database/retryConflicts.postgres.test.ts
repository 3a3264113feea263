import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { type Database, openDatabase, type Trx } from './database';

let dataDir: string;
let db: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-retry-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  db = await openDatabase({ dataDir, databaseUrl });
  for (const slug of ['one', 'two']) await db.insertInto('terms').values({ slug, title: '', html: '' }).execute();
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});

const add = (trx: Trx, slug: string, letter: string) =>
  trx
    .updateTable('terms')
    .set({ title: sql<string>`title || ${letter}::text` })
    .where('slug', '=', slug)
    .execute();

it('Two pieces of work that wait for each other are both done, each once: the one that loses is run again.', async () => {
  let runs = 0;
  let here = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const inOrder = (first: string, second: string, letter: string) =>
    db.transaction().execute(async (trx) => {
      runs += 1;
      await add(trx, first, letter);
      here += 1;
      if (here === 2) meet();
      await met;
      await add(trx, second, letter);
    });
  await Promise.all([inOrder('one', 'two', 'a'), inOrder('two', 'one', 'b')]);
  const titles = await db.selectFrom('terms').select('title').orderBy('slug').execute();
  expect(titles.map(({ title }) => [...title].sort().join(''))).toEqual(['ab', 'ab']);
  expect(runs).toBe(3);
});
