import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { restore } from '../platform/backup/restore';
import { connect } from '../platform/database/database';
import { brokenOffCopy, isQuiet } from '../platform/database/restoredCopy';
import { newPrefix } from '../platform/storage/bucketPrefix';
import { openStore } from '../platform/storage/openStore';
import { lockData } from '../starting/dataLock';
import { command } from './command';

command(async (settings, [folder]) => {
  if (!folder) throw new Error('Name the folder of the backup: npm run restore -- FOLDER');
  mkdirSync(settings.dataDir, { recursive: true });
  const release = lockData(settings.dataDir);
  if (!release) throw new Error(`A server is running on the data folder ${settings.dataDir}: stop it first.`);
  const work = join(settings.dataDir, 'restoring');
  const db = connect(settings);
  try {
    // What broke off is taken up where it put its files.
    const prefix = settings.s3 ? (await brokenOffCopy(db))?.prefix || newPrefix() : '';
    const store = await openStore(settings, async () => prefix);
    const { tables, files, madeAt } = await restore({ db, store, work, prefix }, folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows and ${Object.keys(files).length} files of ${madeAt} are back.\n${isQuiet}`;
  } finally {
    await db.destroy();
    rmSync(work, { recursive: true, force: true });
    release();
  }
});
