import type { PartFailure, RemoteFailure } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { daysFromNow, now } from '../../platform/time';
import { manifestOf } from './builds';
import { reportedVersion } from './reportedVersion';

/** Anybody may report: beyond so many in an hour of one remote, version and phase there is nothing more to learn. */
const MOST_IN_HOUR = 100_000;
const hourOf = (iso: string) => iso.slice(0, 13);

/** So many places in a version's code are told apart in an hour by phase: a stranger who makes them up fills no more. */
const MOST_STACKS = 20;

/** Counts a part that could not be shown, or what it did wrong later; what was never served is let be. */
export async function countFailure(app: App, { remote, manifest, phase, places }: PartFailure): Promise<void> {
  const version = await reportedVersion(app, { remote, manifest });
  if (version === undefined) return;
  const within = { remote, version, phase, hour: hourOf(now()) };
  const stack = await stackWithin(app, within, places.join('\n'));
  await app.db
    .insertInto('remoteFailures')
    .values({ ...within, stack, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'phase', 'stack', 'hour'])
        .doUpdateSet(({ eb }) => ({ count: eb('remoteFailures.count', '+', 1) }))
        .where('remoteFailures.count', '<', MOST_IN_HOUR),
    )
    .execute();
}

type Within = Pick<Selectable<Tables['remoteFailures']>, 'remote' | 'version' | 'phase' | 'hour'>;
/** The stack to count by: none where there are many others by now. */
async function stackWithin({ db }: Pick<App, 'db'>, within: Within, stack: string): Promise<string> {
  const others = db
    .selectFrom('remoteFailures')
    .where(({ and }) => and(within))
    .where('stack', 'not in', ['', stack]);
  const { count } = await others.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count) < MOST_STACKS ? stack : '';
}

/** Those of the last day, by remote; older ones are forgotten. */
export async function recentFailures({ db }: Pick<App, 'db'>): Promise<Record<string, RemoteFailure[]>> {
  const since = hourOf(daysFromNow(-1));
  await db.deleteFrom('remoteFailures').where('hour', '<', since).execute();
  const rows = await db
    .selectFrom('remoteFailures as failures')
    .leftJoin('remoteVersions as versions', (join) =>
      join.onRef('versions.remote', '=', 'failures.remote').onRef('versions.version', '=', 'failures.version'),
    )
    .select(({ fn }) => ['failures.remote', 'failures.version', 'phase', 'stack', fn.sum<number>('count').as('count')])
    .select(({ fn }) => fn.max('manifest').as('manifest'))
    .groupBy(['failures.remote', 'failures.version', 'phase', 'stack'])
    .orderBy('failures.version')
    .orderBy('phase')
    .orderBy('count', 'desc')
    .orderBy('stack')
    .execute();
  const found: Record<string, RemoteFailure[]> = {};
  for (const { remote, version, phase, stack, manifest, ...row } of rows) {
    found[remote] ??= [];
    const count = Number(row.count);
    let failure = found[remote].find((each) => each.version === version && each.phase === phase);
    if (!failure) {
      failure = { version, manifest: manifest ?? manifestOf(remote), phase, count: 0, stacks: [] };
      found[remote].push(failure);
    }
    failure.count += count;
    if (stack) failure.stacks.push({ places: stack.split('\n'), count });
  }
  return found;
}
