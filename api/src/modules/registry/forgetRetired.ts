import type { App } from '../../platform/http/app';
import { daysFromNow } from '../../platform/time';

/** Longer than a page stays open, or a worker keeps a copy. */
export const OPEN_DAYS = 30;

/**
 * Removes the files of versions that were retired a month ago. What they were stays known, so that nobody publishes others
 * under their numbers.
 */
export async function forgetRetired({ db, store }: Pick<App, 'db' | 'store'>): Promise<void> {
  const old = await db
    .selectFrom('remoteVersions as version')
    .innerJoin('remoteSteps as step', (join) =>
      join.onRef('step.remote', '=', 'version.remote').onRef('step.version', '=', 'version.version'),
    )
    .select(['version.remote', 'version.version', 'version.build'])
    .where('step.action', '=', 'retire')
    .where('step.at', '<', daysFromNow(-OPEN_DAYS))
    .where('version.retired', '=', 1)
    .where('version.build', 'is not', null)
    .execute();
  for (const { remote, version, build } of old) {
    await db
      .updateTable('remoteVersions')
      .set({ build: null, files: null })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
    if (build) await store.remove(build);
  }
}
