import type { Brought, VersionElsewhere } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { now } from '../../platform/time';
import { clashOf, pathsOf } from './brings';
import { fetchBuild } from './fetchBuild';
import { forgetRetired } from './forgetRetired';
import { takeStep } from './line';
import type { ReceivedBuild } from './receiveBuild';
import type { Registry } from './registry';

interface Published {
  manifest: string;
  contract: string;
  integrity: string;
  digest: string;
  build: string | null;
  files: string | null;
  bytes: number | null;
  brings: Brought | undefined;
}
type Of = { remote: string; version: string; author: string };

/** Where the site serves the files of a version from. */
const folderOf = ({ remote, version }: Of) => `/remotes/${remote}/${version}/`;

/** Makes a version of a build that has come. Where it is none, its bytes go from the store. Throws 409 and 422. */
export async function publishReceived(app: App, registry: Registry, of: Of, received: ReceivedBuild): Promise<void> {
  const { contract, integrity, digest, build, bytes, brings } = received;
  const isNew = await publish(app, registry, of, {
    ...{ manifest: `${folderOf(of)}mf-manifest.json`, contract, integrity, digest, build, bytes, brings },
    files: JSON.stringify(received.files),
  }).catch(async (error: unknown) => {
    await app.store.remove(build);
    throw error;
  });
  if (!isNew) await app.store.remove(build);
  await forgetRetired(app);
}

/** Makes a version of a build that stands elsewhere. Throws 409 and 422. */
export async function publishFrom(app: App, registry: Registry, of: Of, { manifest }: VersionElsewhere): Promise<void> {
  const { origin } = new URL(manifest);
  if (!(await app.trusted.current()).includes(origin)) {
    throw new HttpError(422, 'origin-not-allowed', `This site takes no remote from ${origin}: an Admin may allow it.`);
  }
  const { contract, integrity, brings } = await fetchBuild(of.remote, manifest);
  const digest = [manifest, integrity, ...(brings ? [JSON.stringify(brings)] : [])].join(' ');
  const elsewhere = { digest, build: null, files: null, bytes: null };
  await publish(app, registry, of, { manifest, contract, integrity, brings, ...elsewhere });
}

/** Answers false where just this has been published under this version before. */
async function publish({ db }: App, registry: Registry, of: Of, given: Published): Promise<boolean> {
  const { remote, version, author } = of;
  const { brings, ...published } = given;
  const taken = await registry.takenFor(remote, pathsOf(brings));
  const problem = registry.problemOf(given) ?? clashOf(brings, taken);
  if (problem) throw new HttpError(422, 'unfit-build', `This build is not taken: ${problem}.`);
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('remoteVersions')
      .values({ ...published, ...of, brings: brings ? JSON.stringify(brings) : null, retired: 0, publishedAt: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) {
      await takeStep(trx, remote, { action: 'publish', author, version });
      return true;
    }
    const before = await trx
      .selectFrom('remoteVersions')
      .select('digest')
      .where('remote', '=', remote)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (before.digest === published.digest) return false;
    const message = `${remote} ${version} has been published with other files: give this build another version.`;
    throw new HttpError(409, 'other-bytes', message);
  });
}
