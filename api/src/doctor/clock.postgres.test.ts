import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database';
import { readSettings } from '../platform/settings/settings';
import { databaseFor, dropDatabaseFor } from '../testing/testDatabase';
import { examine } from './examine';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-clock-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabaseFor(dataDir);
});

it.each([
  [0, 'ok'],
  [-90_000, 'wrong'],
  [90_000, 'wrong'],
])('A clock %i ms from the database’s is %s.', async (ms, state) => {
  const read = readSettings({ DATA_DIR: dataDir, ...(await databaseFor(dataDir)) });
  if ('errors' in read) throw new Error(read.errors.join());
  await (await openDatabase(read.settings)).destroy();
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ms);
  const findings = await examine(read.settings);
  expect(findings.find(({ of }) => of === 'clock')).toMatchObject({ state });
});
