import { setImmediate } from 'node:timers/promises';
import type { Database, Trx } from '../database/database';

/** So many files are read at once: others are answered between. */
const AT_ONCE = 5_000;

/** The names of everything that a site has in its store: its files, what was made of them, and the builds of remotes. */
export async function storedNames(db: Database | Trx): Promise<string[]> {
  const tables = await db.introspection.getTables();
  // A backup may be of data that no newer version has been started on.
  const hasBuilds = tables.some(({ name }) => name === 'remote_versions');
  const builds = !hasBuilds
    ? []
    : await db.selectFrom('remoteVersions').select('build').where('build', 'is not', null).execute();
  return [...(await namesOfFiles(db)), ...builds.flatMap(({ build }) => build ?? [])];
}

async function namesOfFiles(db: Database | Trx): Promise<string[]> {
  const names: string[] = [];
  for (let after = ''; ; await setImmediate()) {
    const files = await db
      .selectFrom('files')
      .select(['id', 'held', 'conversion'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    const last = files.at(-1);
    if (!last) return names;
    after = last.id;
    for (const { id, held, conversion } of files) {
      if (held !== 'infected') names.push(id);
      if (conversion === 'ready') names.push(`${id}.pdf`);
    }
  }
}
