import { type Measure, type RemoteSpeed, type SpeedMeasurement, speedBounds } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { daysFromNow, now } from '../../platform/time';
import { reportedVersion } from './reportedVersion';

const DAYS = 7;
/** Anybody may report: beyond so many in a day under one bound there is nothing more to learn. */
const MOST_IN_DAY = 1_000_000;
/** Stands for what is beyond the last bound. */
const BEYOND = -1;
/** Of so many in a hundred it is said what they are within: https://web.dev/articles/defining-core-web-vitals-thresholds */
const PERCENTILE = 75;

const dayOf = (iso: string) => iso.slice(0, 10);
const boundOf = ({ measure, value }: SpeedMeasurement): number =>
  speedBounds[measure].find((bound) => value <= bound) ?? BEYOND;

/** Counts what a browser has measured of remotes, each under its bound; what was never served is let be. */
export async function countSpeed(app: App, measurements: readonly SpeedMeasurement[]): Promise<void> {
  const day = dayOf(now());
  for (const measured of measurements) {
    const { remote, measure } = measured;
    const version = await reportedVersion(app, measured);
    if (version === undefined) continue;
    await app.db
      .insertInto('remoteSpeed')
      .values({ remote, version, measure, bound: boundOf(measured), day, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'version', 'measure', 'bound', 'day'])
          .doUpdateSet(({ eb }) => ({ count: eb('remoteSpeed.count', '+', 1) }))
          .where('remoteSpeed.count', '<', MOST_IN_DAY),
      )
      .execute();
  }
}

/** How fast each version of each remote was within the last week, by remote; what is older is forgotten. */
export async function recentSpeed({ db }: Pick<App, 'db'>): Promise<Record<string, RemoteSpeed[]>> {
  await db
    .deleteFrom('remoteSpeed')
    .where('day', '<', dayOf(daysFromNow(-DAYS)))
    .execute();
  const rows = await db
    .selectFrom('remoteSpeed')
    .select(({ fn }) => ['remote', 'version', 'measure', 'bound', fn.sum<number>('count').as('count')])
    .groupBy(['remote', 'version', 'measure', 'bound'])
    .orderBy('version')
    .execute();
  const counted = new Map<string, typeof rows>();
  for (const row of rows) {
    const of = `${row.remote} ${row.version} ${row.measure}`;
    counted.set(of, [...(counted.get(of) ?? []), row]);
  }
  const found: Record<string, RemoteSpeed[]> = {};
  for (const [first, ...more] of counted.values()) {
    if (!first) continue;
    const { remote, version, measure } = first;
    const ofRemote = found[remote] ?? [];
    ofRemote.push({ version, measure, ...summed(measure, [first, ...more]) });
    found[remote] = ofRemote;
  }
  return found;
}

function summed(
  measure: Measure,
  counts: readonly { bound: number; count: number }[],
): Pick<RemoteSpeed, 'count' | 'within'> {
  const upTo = (most: number) =>
    counts.filter(({ bound }) => bound !== BEYOND && bound <= most).reduce((sum, { count }) => sum + Number(count), 0);
  const count = counts.reduce((sum, each) => sum + Number(each.count), 0);
  const within = speedBounds[measure].find((bound) => upTo(bound) * 100 >= count * PERCENTILE);
  return { count, within: within ?? null };
}
