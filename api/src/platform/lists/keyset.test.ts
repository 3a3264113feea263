import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { type Database, openDatabase } from '../database/database';
import { batchesIn, orderAsked, pageIn } from './keyset';

let dataDir: string;
let db: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-keyset-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  db = await openDatabase({ dataDir, databaseUrl });
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => ({
    id,
    report: '{}',
    sentAt: `2026-01-0${1 + (at % 2)}`,
  }));
  await db.insertInto('bugReports').values(rows).execute();
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});

const id = sql<string>`${sql.ref('bugReports.id')}`;
const orders = {
  sent: { by: sql<string>`${sql.ref('bugReports.sentAt')}`, id },
  own: { by: id, id, isPersonal: true },
} as const;
async function read(asked: { sort?: string; place?: string | null }, counting: { total?: number; part?: number } = {}) {
  const { order, how } = orderAsked(orders, '-sent', { ...asked, place: asked.place ?? undefined });
  const page = await pageIn(db.selectFrom('bugReports').select('bugReports.id'), order, { ...how, size: 2 }, counting);
  return { ...page, ids: page.rows.map((row) => row.id).join('') };
}

it('A list is read page by page, on and back, rows of one moment by their id, and each page knows its place.', async () => {
  const first = await read({});
  expect([first.ids, first.before]).toEqual(['fd', 0]);
  const second = await read({ place: first.next });
  expect([second.ids, second.before]).toEqual(['be', 2]);
  const last = await read({ place: second.last });
  expect([last.ids, last.before, last.next]).toEqual(['ca', 4, null]);
  for (const part of [1, 2, 3, 4, 5]) expect(await read({ place: second.last }, { part })).toEqual(last);
  expect(await read({ place: second.last }, { total: 6 })).toEqual(last);
  expect((await read({ place: last.previous })).ids).toBe('be');
  expect((await read({ sort: 'sent' })).ids).toBe('ac');
});

it('What a list by names was sorted by stands in no address; where the row of a place has gone, the list ends there.', async () => {
  const { next } = await read({ sort: 'own' });
  expect(Buffer.from(next ?? '', 'base64url').toString()).toBe('["on","b",null]');
  expect((await read({ sort: 'own', place: next })).ids).toBe('cd');
  await db.deleteFrom('bugReports').where('id', '=', 'b').execute();
  expect((await read({ sort: 'own', place: next })).ids).toBe('ef');
});

it('All of a list is read batch by batch, in either order, the last of them full or not, and of nothing there is none.', async () => {
  async function batchesOf(sort: keyof typeof orders, size: number, down: boolean, word = '%') {
    const found = db.selectFrom('bugReports').select('bugReports.id').where('id', 'like', word);
    const batches: string[] = [];
    for await (const rows of batchesIn(found, orders[sort], { size, down }))
      batches.push(rows.map((row) => row.id).join(''));
    return batches;
  }
  expect(await batchesOf('sent', 2, true)).toEqual(['fd', 'ec', 'a']);
  expect(await batchesOf('own', 3, false)).toEqual(['acd', 'ef']);
  expect(await batchesOf('own', 5, false)).toEqual(['acdef']);
  expect(await batchesOf('own', 5, false, 'z')).toEqual([]);
});

it('Others are served between two batches, also where the database answers at once.', async () => {
  const happened: string[] = [];
  const found = db.selectFrom('bugReports').select('bugReports.id');
  for await (const rows of batchesIn(found, orders.own, { size: 3, down: false })) {
    happened.push(rows.map((row) => row.id).join(''));
    // As somebody who knocks meanwhile is heard once the event loop turns.
    setImmediate(() => happened.push('served'));
  }
  expect(happened.slice(0, 3)).toEqual(['acd', 'served', 'ef']);
});
