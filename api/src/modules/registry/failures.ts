import type { PartFailure, RemoteLine } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { daysFromNow, now } from '../../platform/time';
import { reportedVersion } from './reportedVersion';

/** Anybody may report: beyond so many in an hour of one remote, version and phase there is nothing more to learn. */
const MOST_IN_HOUR = 100_000;
const hourOf = (iso: string) => iso.slice(0, 13);

/** Counts a part that could not be shown; what was never served is let be. */
export async function countFailure(app: App, { remote, manifest, phase }: PartFailure): Promise<void> {
  const version = await reportedVersion(app, { remote, manifest });
  if (version === undefined) return;
  await app.db
    .insertInto('remoteFailures')
    .values({ remote, version, phase, hour: hourOf(now()), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'phase', 'hour'])
        .doUpdateSet(({ eb }) => ({ count: eb('remoteFailures.count', '+', 1) }))
        .where('remoteFailures.count', '<', MOST_IN_HOUR),
    )
    .execute();
}

/** Those of the last day, by remote; older ones are forgotten. */
export async function recentFailures({ db }: Pick<App, 'db'>): Promise<Record<string, RemoteLine['failures']>> {
  const since = hourOf(daysFromNow(-1));
  await db.deleteFrom('remoteFailures').where('hour', '<', since).execute();
  const rows = await db
    .selectFrom('remoteFailures')
    .select(({ fn }) => ['remote', 'version', 'phase', fn.sum<number>('count').as('count')])
    .groupBy(['remote', 'version', 'phase'])
    .orderBy('version')
    .orderBy('phase')
    .execute();
  const found: Record<string, RemoteLine['failures']> = {};
  for (const { remote, version, phase, count } of rows) {
    const ofRemote = found[remote] ?? [];
    ofRemote.push({ version, phase, count: Number(count) });
    found[remote] = ofRemote;
  }
  return found;
}
