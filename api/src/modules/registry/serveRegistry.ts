import { type RemoteSpeed, routes, type Session } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { broughtIn, clashOf, pathsOf } from './brings';
import { countFailure, recentFailures } from './failures';
import { addKey, revokeKey } from './keys';
import { changeLine } from './line';
import { publishFrom, publishReceived } from './publish';
import { receiveBuild } from './receiveBuild';
import type { Registry } from './registry';
import { lines, releasesOf } from './releases';
import { countSpeed, recentSpeed } from './speed';

/** The calls by which teams and Admins release remotes. */
export function serveRegistry(app: App, registry: Registry): void {
  const { db, trusted } = app;
  registerFigures(app, registry);

  serve(app, routes.remoteProblems, () => registry.problems());
  serve(app, routes.remoteLines, () => lines(app, registry));
  serve(app, routes.remoteReleasesOf, ({ params: { remote } }) => releases(remote));

  serve(app, routes.publishVersion, async ({ params, request, session }) => {
    await mustBe(params.remote);
    const received = await receiveBuild(app, request, params.remote);
    await publishReceived(app, registry, { ...params, author: await authorOf(request, session) }, received);
    return releases(params.remote);
  });

  serve(app, routes.publishElsewhere, async ({ params: { remote }, body, request, session }) => {
    await mustBe(remote);
    const of = { remote, version: body.version, author: await authorOf(request, session) };
    await publishFrom(app, registry, of, body);
    return releases(remote);
  });

  serve(app, routes.changeLine, async ({ params: { remote }, body, request, session }) => {
    await mustBe(remote);
    await trusted.current();
    const author = await authorOf(request, session);
    const taken = await registry.takenFor(remote, await everBrought(db, remote));
    const problemOf = (version: { manifest: string; contract: string; brings: string | null }) =>
      registry.problemOf(version) ?? clashOf(broughtIn(version.brings), taken);
    await db.transaction().execute((trx) => changeLine(trx, remote, body, { author, problemOf }));
    return releases(remote);
  });

  // A remote is there as soon as its team has a key.
  serve(app, routes.addRemoteKey, ({ params: { remote }, session }) => addKey(db, remote, session.name));
  serve(app, routes.revokeRemoteKey, async ({ params, session }) => {
    await revokeKey(db, { ...params, author: session.name });
    return releases(params.remote);
  });

  serve(app, routes.remoteOrigins, () => trusted.list());
  serve(app, routes.allowOrigin, async ({ body: { origin }, session }) => {
    await trusted.allow(origin, session.name);
    return trusted.list();
  });
  serve(app, routes.disallowOrigin, async ({ body: { origin } }) => {
    await trusted.disallow(origin);
    return trusted.list();
  });

  serve(app, routes.reportPartFailure, async ({ body }) => {
    if (await registry.has(body.remote)) await countFailure(app, body);
  });
  serve(app, routes.reportSpeed, async ({ body: { measurements } }) => {
    const known = new Set(await registry.names());
    await countSpeed(
      app,
      measurements.filter(({ remote }) => known.has(remote)),
    );
  });

  async function mustBe(remote: string): Promise<void> {
    if (!(await registry.has(remote))) throw notFound('remote');
  }
  async function releases(remote: string) {
    await mustBe(remote);
    return releasesOf(app, registry, remote);
  }
  /** Whoever may make a call is one of the two. */
  const authorOf = async (request: FastifyRequest, session: Session | undefined) =>
    session?.name ?? (await app.teamOf(request))?.author ?? '';
}

/** The paths of the pages that a remote's versions bring. */
async function everBrought(db: Database, remote: string): Promise<string[]> {
  const versions = await db.selectFrom('remoteVersions').select('brings').where('remote', '=', remote).execute();
  return versions.flatMap(({ brings }) => pathsOf(broughtIn(brings)));
}

function registerFigures(app: App, registry: Registry): void {
  app.figures.gauge('remote_share_percent', 'How many of a hundred visitors get a version of a remote', {
    labelNames: ['remote', 'version'],
    async read(figure) {
      for (const { remote, live, candidate, share } of await lines(app, registry)) {
        figure.set({ remote, version: live ?? 'beside the host' }, candidate ? 100 - share : 100);
        if (candidate) figure.set({ remote, version: candidate }, share);
      }
    },
  });
  app.figures.gauge('remote_failures_last_day', 'Parts that browsers could not show, as they report', {
    labelNames: ['remote', 'version', 'phase'],
    async read(figure) {
      for (const [remote, failures] of Object.entries(await recentFailures(app)))
        for (const { version, phase, count } of failures)
          figure.set({ remote, version: version || 'beside the host', phase }, count);
    },
  });
  const speed = (name: string, help: string, of: (speed: RemoteSpeed) => number | null) =>
    app.figures.gauge(name, help, {
      labelNames: ['remote', 'version', 'measure'],
      async read(figure) {
        for (const [remote, measured] of Object.entries(await recentSpeed(app)))
          for (const each of measured) {
            const labels = { remote, version: each.version || 'beside the host', measure: each.measure };
            figure.set(labels, of(each) ?? Number.POSITIVE_INFINITY);
          }
      },
    });
  speed(
    'remote_measurements_last_week',
    'What browsers have measured of remotes, of `load` each part that came',
    ({ count }) => count,
  );
  speed(
    'remote_within_last_week',
    'What three of four measurements are within, in ms; CLS in thousandths',
    ({ within }) => within,
  );
}
