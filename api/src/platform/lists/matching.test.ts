import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_COUNTED } from '@forms/shared/contract';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { type Database, openDatabase } from '../database/database';
import { matching } from './matching';

let dataDir: string;
let db: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-holding-'));
  const { DATABASE_URL: databaseUrl } = await databaseFor(dataDir);
  db = await openDatabase({ dataDir, databaseUrl });
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});

const blankContact = {
  ...{ firstName: '', lastName: '', email: '', mobile: '', message: '', page: '' },
  ...{ sentAt: '2026-01-01', suspect: 0 as const },
};
const blankFile = {
  ...{ name: '', ext: 'pdf', mime: 'application/pdf', bytes: 1, contentType: 'other' as const, locked: 0 as const },
  ...{ visible: 0 as const, uploadedAt: '2026-01-01' },
};
const contacts = { table: 'contacts', id: 'id', text: 'searched' };
const files = { table: 'files', id: 'id', text: 'searched', of: { ...contacts, column: 'entityId' } };

it('Each word is found in a row or in what it is of, wherever a part of the tables ends, of many of one and of none too.', async () => {
  const texts = { anna: 'anna carr', bea: 'bea carr', cleo: 'cleo hall' };
  await db
    .insertInto('contacts')
    .values(Object.entries(texts).map(([id, searched]) => ({ ...blankContact, id, searched })))
    .execute();
  const owners = [null, 'anna', 'anna', 'anna', 'bea', 'bea', 'cleo', 'gone'];
  const names = ['report carr', 'report', 'letter', 'anna'];
  const rows = owners.flatMap((owner, at) =>
    names.map((name) => ({ id: `${at} ${name}`, searched: name, entityId: owner, entityType: 'enquiry' as const })),
  );
  await db
    .insertInto('files')
    .values(rows.map((row) => ({ ...blankFile, ...row })))
    .execute();

  for (const words of [['carr'], ['report', 'carr'], ['anna'], ['letter', 'hall', 'cleo'], ['r'], ['zzq']]) {
    const expected = rows
      .filter(({ searched, entityId }) => {
        const owner = texts[entityId as keyof typeof texts] ?? '';
        return words.every((word) => searched.includes(word) || owner.includes(word));
      })
      .map(({ id }) => id);
    for (const part of [1, 3, 5, 100]) expect([words, await idsOf(words, part)]).toEqual([words, expected.sort()]);
  }
});

it('Of more than are counted, each row is looked at by itself, and what it is of with it.', async () => {
  const many = Array.from({ length: MOST_COUNTED }, (_, at) => `crowd ${at}`);
  for (let from = 0; from < many.length; from += 500) {
    const rows = many.slice(from, from + 500).map((id) => ({ ...blankFile, id, searched: 'crowd hall' }));
    await db.insertInto('files').values(rows).execute();
  }
  const { where, isMany } = await matching(db, files, 'files.id', ['hall']);
  expect(isMany).toBe(true);
  const found = await db
    .selectFrom('files')
    .select('id')
    .where((file) => file.and(where))
    .execute();
  expect(found.length).toBe(MOST_COUNTED + 4);
  const without = await matching(db, files, 'files.id', ['crowd', 'carr']);
  expect(without.isMany).toBe(false);
});

async function idsOf(words: readonly string[], part: number): Promise<string[]> {
  const { where } = await matching(db, files, 'files.id', words, part);
  const found = await db
    .selectFrom('files')
    .select('id')
    .where((file) => file.and(where))
    .execute();
  return found.map(({ id }) => id).sort();
}
