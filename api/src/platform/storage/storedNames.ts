import type { Database, Trx } from '../database/database';

/** The names of everything that a site has in its store: its files, what was made of them, and the builds of remotes. */
export async function storedNames(db: Database | Trx): Promise<string[]> {
  const files = await db.selectFrom('files').select(['id', 'held', 'conversion']).execute();
  const tables = await db.introspection.getTables();
  // A backup may be of data that no newer version has been started on.
  const hasBuilds = tables.some(({ name }) => name === 'remote_versions');
  const builds = !hasBuilds
    ? []
    : await db.selectFrom('remoteVersions').select('build').where('build', 'is not', null).execute();
  return [
    ...files.flatMap(({ id, held, conversion }) => [
      ...(held === 'infected' ? [] : [id]),
      ...(conversion === 'ready' ? [`${id}.pdf`] : []),
    ]),
    ...builds.flatMap(({ build }) => build ?? []),
  ];
}
