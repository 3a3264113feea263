import type { RemoteLine, RemoteReleases } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { broughtIn, pathsOf } from './brings';
import { remotesIn } from './builds';
import { recentFailures } from './failures';
import { storedLine, wayBack } from './line';
import type { Registry } from './registry';
import { recentSpeed } from './speed';

/** Of a remote's history, so much is answered. */
const STEPS = 200;

type Switch = Pick<Selectable<Tables['remoteSteps']>, 'version' | 'at' | 'author'>;

/** The lines of all remotes that there are. */
export async function lines(app: App, registry: Registry): Promise<RemoteLine[]> {
  const [problems, failures] = [await registry.problems(), await recentFailures(app)];
  return Promise.all(
    (await registry.names()).map(async (remote) => {
      const line = await storedLine(app.db, remote);
      const switched = await lastSwitch(app, remote);
      const problem = problems.find((each) => each.remote === remote);
      return {
        ...{ remote, isBeside: remotesIn(app.house).includes(remote) },
        ...{ live: line.live, candidate: line.candidate, share: line.share, revision: line.revision },
        ...{ since: switched?.at ?? null, author: switched?.author ?? null },
        problem: problem ? `${problem.problem}; ${problem.served} is served` : null,
        failures: failures[remote] ?? [],
      };
    }),
  );
}

/** One remote's line, and all that it was made of. */
export async function releasesOf(app: App, registry: Registry, remote: string): Promise<RemoteReleases> {
  const { db } = app;
  const line = (await lines(app, registry)).find((each) => each.remote === remote);
  if (!line) throw new Error(`no line of ${remote}`);
  const back = await wayBack(db, await storedLine(db, remote));
  const versions = await db
    .selectFrom('remoteVersions')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('publishedAt', 'desc')
    .orderBy('version', 'desc')
    .execute();
  const steps = await db
    .selectFrom('remoteSteps')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('number', 'desc')
    .limit(STEPS)
    .execute();
  const keys = await db
    .selectFrom('remoteKeys')
    .selectAll()
    .where('remote', '=', remote)
    .where('revokedAt', 'is', null)
    .orderBy('addedAt')
    .execute();
  return {
    ...line,
    ...(back === undefined ? {} : { back }),
    versions: versions.map(({ version, manifest, contract, bytes, brings, retired, publishedAt, author }) => ({
      ...{ version, manifest, contract, bytes, author, addresses: pathsOf(broughtIn(brings)) },
      retired: retired === 1,
      since: publishedAt,
    })),
    history: steps.map(({ fromVersion, remote: _, ...step }) => ({ ...step, from: fromVersion })),
    keys: keys.map(({ id, addedAt, author }) => ({ id, since: addedAt, author })),
    speed: (await recentSpeed(app))[remote] ?? [],
  };
}

/** When what is live was made so. */
const lastSwitch = ({ db }: App, remote: string): Promise<Switch | undefined> =>
  db
    .selectFrom('remoteSteps')
    .select(['version', 'at', 'author'])
    .where('remote', '=', remote)
    .where('action', 'in', ['promote', 'back'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
