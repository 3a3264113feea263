import { timingSafeEqual } from 'node:crypto';
import { routes } from '@forms/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { neededParts, otherParts } from '../checks/check';
import { isTheSite } from '../database/restoredCopy';
import { HttpError } from '../errors/errors';
import type { App } from '../http/app';
import { serve } from '../http/serve';
import { hashOf } from '../ids';
import { freeOn } from '../storage/diskSpace';
import { now, secondsSince } from '../time';

/**
 * Figures for Prometheus, for whoever has the token of METRICS_TOKEN; without that setting there are none. They tell how
 * often and how long, never of whom: addresses are the table's, with `:id` for an id.
 */
export function serveMetrics(app: App): void {
  const { metricsToken } = app.settings;
  const registry = metricsToken === undefined ? undefined : withOwnFigures(app);

  serve(app, routes.metrics, async ({ request, reply }) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!registry || !isSame(given, metricsToken ?? ''))
      throw new HttpError(404, 'no-figures', 'There are no figures for you here.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The registry of all figures, with those that no module owns: of calls, jobs, the disk and the parts. */
function withOwnFigures({ http, db, settings, checks, figures }: App): Registry {
  const { registry } = figures;
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, until the last byte',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  (http as FastifyInstance).addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    calls.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  const failed = new Counter({
    name: 'http_request_failures_total',
    help: 'Calls that were answered 500 or above',
    registers,
  });
  (http as FastifyInstance).addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode >= 500) failed.inc();
  });

  figures.gauge('jobs', 'Work that is due, that waits for its time, and that was given up', {
    labelNames: ['kind', 'state'],
    async read(figure) {
      const at = now();
      const jobs = await db.selectFrom('jobs').select(['kind', 'runAt', 'deadAt']).execute();
      for (const { kind, runAt, deadAt } of jobs) {
        figure.inc({ kind, state: deadAt === null ? (runAt <= at ? 'due' : 'waiting') : 'dead' });
      }
    },
  });
  figures.gauge('jobs_due_age_seconds', 'How long the work that has been due longest waits to be begun', {
    async read(figure) {
      const { since } = await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.min('runAt').as('since'))
        .where('deadAt', 'is', null)
        .where('lockedUntil', 'is', null)
        .where(isTheSite)
        .executeTakeFirstOrThrow();
      figure.set(since ? Math.max(0, secondsSince(since)) : 0);
    },
  });
  figures.gauge('disk_free_bytes', 'What is free on the disk of DATA_DIR; uploads leave a gigabyte of it', {
    read: async (figure) => figure.set(await freeOn(settings.dataDir)),
  });
  figures.gauge('part_ready', 'Whether what the server needs can be used: as /api/ready says', {
    labelNames: ['part'],
    async read(figure) {
      await Promise.all(neededParts.map(async (part) => figure.set({ part }, Number(await checks[part].isWell()))));
    },
  });
  for (const part of otherParts) {
    const check = checks[part];
    if (!check) continue;
    figures.gauge(`${part}_reachable`, `Whether the ${part} server of the settings answers`, {
      read: async (figure) => figure.set(Number(await check.isWell())),
    });
  }
  return registry;
}

/** Takes as long whatever differs. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
