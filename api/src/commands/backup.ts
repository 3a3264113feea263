import { backUp } from '../platform/backup/backUp';
import { connectToSite } from '../platform/database/database';
import { prefixOf } from '../platform/storage/bucketPrefix';
import { openStore } from '../platform/storage/openStore';
import { command } from './command';

command(async (settings, [folder]) => {
  if (!folder) throw new Error('Name the folder for the backup: npm run backup -- FOLDER');
  const db = connectToSite(settings);
  try {
    const { manifest, missing } = await backUp({ db, store: await openStore(settings, () => prefixOf(db)) }, folder);
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const said = [`${rows} rows and ${Object.keys(manifest.files).length} files are in ${folder}.`];
    if (missing.length > 0) said.push(`Bytes of ${missing.length} files were gone already.`);
    return said.join('\n');
  } finally {
    await db.destroy();
  }
});
