import { timingSafeEqual } from 'node:crypto';
import { routes } from '@forms/shared/contract';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app';
import { Fault } from '../errors';
import { hashOf } from '../ids';
import { serve } from '../serve';
import { now } from '../time';

/**
 * Figures for Prometheus, for whoever has the token of METRICS_TOKEN; without that setting there are none. They tell how
 * often and how long, never of whom: addresses are the table's, with `:id` for an id.
 */
export function serveMetrics(app: App): void {
  const { metricsToken } = app.settings;
  const registry = metricsToken === undefined ? undefined : figuresOf(app);

  serve(app, routes.metrics, async ({ request, reply }) => {
    const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!registry || !isSame(given, metricsToken ?? ''))
      throw new Fault(404, 'no-figures', 'There are no figures for you here.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function figuresOf({ http, db }: App): Registry {
  const registry = new Registry();
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

  new Gauge({
    name: 'jobs',
    help: 'Work that is due, that waits for its time, and that was given up',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const at = now();
      const jobs = await db.selectFrom('jobs').select(['kind', 'runAt', 'deadAt']).execute();
      this.reset();
      for (const { kind, runAt, deadAt } of jobs) {
        this.inc({ kind, state: deadAt === null ? (runAt <= at ? 'due' : 'waiting') : 'dead' });
      }
    },
  });
  new Gauge({
    name: 'files_held',
    help: 'Uploads that nobody has looked at for viruses yet',
    registers,
    async collect() {
      const held = await db.selectFrom('files').select('id').where('held', '=', 'unscanned').execute();
      this.set(held.length);
    },
  });
  return registry;
}

/** Takes as long whatever differs. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
