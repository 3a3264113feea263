import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWERS_KEYS, inUse, seen } from '../../testing/backups';
import { TestServer } from '../../testing/startServer';
import { dropDatabaseFor } from '../../testing/testDatabase';
import { typed } from '../../testing/typed';

const embedded = { DATABASE_URL: '' };

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['of the embedded database is restored on PostgreSQL', embedded, {}],
  ['of PostgreSQL is restored on the embedded database', {}, embedded],
])('A backup %s, with the same answers and files.', async (_which, from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-backup-'));
  const { server, enquiry, file } = await inUse(from);
  const before = await seen(server, enquiry, file);
  await typed(['backup', folder], from, server.dataDir);
  await server.stop();

  const empty = mkdtempSync(join(tmpdir(), 'forms-empty-'));
  await typed(['restore', folder], to, empty);
  const again = await TestServer.start({ ANSWERS_KEYS, ...to }, { dataDir: empty });
  expect(await seen(again, enquiry, file)).toEqual(before);
  await again.stop();
  rmSync(folder, { recursive: true });
  await dropDatabaseFor(empty);
});
