import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Database } from './database';

let dataDir: string;
let db: Database;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-sqlite-'));
  db = connect({ dataDir, databaseUrl: undefined });
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

test('however many transactions wait, the network is heard between any two', async () => {
  let committed = 0;
  const row = Array.from({ length: 20 }, () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      committed += 1;
    }),
  );
  const counts: number[] = [];
  while (committed < row.length) {
    await setImmediate();
    counts.push(committed);
  }
  await Promise.all(row);
  const steps = counts.map((count, at) => count - (counts[at - 1] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});
