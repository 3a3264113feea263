import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';
import { readSettings } from '../settings/settings';
import { keysAtStart } from './keysAtStart';

it('A second server of one database makes no key of its own: it is told to take the first one’s.', async () => {
  const [first = '', second = ''] = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `forms-keys-${name}-`)));
  const at = async (dataDir: string) => {
    const read = readSettings({ ...(await databaseFor(first)), DATA_DIR: dataDir });
    if ('errors' in read) throw new Error(read.errors.join());
    return keysAtStart(read.settings);
  };
  expect(await at(first)).toHaveLength(1);
  await expect(at(second)).rejects.toThrow(/which this server does not have/);
  await dropDatabaseFor(first);
  for (const folder of [first, second]) rmSync(folder, { recursive: true });
});
