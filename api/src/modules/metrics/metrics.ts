import { timingSafeEqual } from 'node:crypto';
import { routes } from '@forms/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { neededParts, otherParts } from '../../platform/checks/check';
import type { Database } from '../../platform/database/database';
import { Fault } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { hashOf } from '../../platform/ids';
import { freeOn } from '../../platform/storage/diskRoom';
import { now } from '../../platform/time';
import { within } from '../../platform/within';
import { letterKinds } from '../letters/tables';

/** Longer than a check takes that comes to no answer. */
const READ_MS = 3_000;

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

function figuresOf({ http, db, settings, checks }: App): Registry {
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

  const failed = new Counter({
    name: 'http_request_failures_total',
    help: 'Calls that were answered 500 or above',
    registers,
  });
  (http as FastifyInstance).addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode >= 500) failed.inc();
  });

  gauge('jobs', 'Work that is due, that waits for its time, and that was given up', {
    labelNames: ['kind', 'state'],
    async read(figure) {
      const at = now();
      const jobs = await db.selectFrom('jobs').select(['kind', 'runAt', 'deadAt']).execute();
      for (const { kind, runAt, deadAt } of jobs) {
        figure.inc({ kind, state: deadAt === null ? (runAt <= at ? 'due' : 'waiting') : 'dead' });
      }
    },
  });
  gauge('jobs_due_age_seconds', 'How long the work that has been due longest waits to be begun', {
    async read(figure) {
      const waiting = db.selectFrom('jobs').where('deadAt', 'is', null).where('lockedUntil', 'is', null);
      const { since } = await waiting.select(({ fn }) => fn.min('runAt').as('since')).executeTakeFirstOrThrow();
      figure.set(since ? Math.max(0, secondsSince(since)) : 0);
    },
  });
  gauge('files_held', 'Uploads that nobody has looked at for viruses yet', {
    async read(figure) {
      const held = await db.selectFrom('files').select('id').where('held', '=', 'unscanned').execute();
      figure.set(held.length);
    },
  });
  gauge('letters_failing', 'Letters that could not be handed in at their last try, and will be tried again', {
    async read(figure) {
      const failing = unsent(db).where('attempts', '>', 0).where('lastError', 'is not', null);
      figure.set((await failing.where('lockedUntil', 'is', null).select('jobs.id').execute()).length);
    },
  });
  gauge('letters_age_seconds', 'How long the oldest letter waits that no limit of its mailbox holds', {
    async read(figure) {
      const oldest = await unsent(db)
        .innerJoin('letters', 'letters.id', 'jobs.id')
        .select(({ fn }) => fn.min('queuedAt').as('since'))
        .executeTakeFirstOrThrow();
      figure.set(oldest.since ? Math.max(0, secondsSince(oldest.since)) : 0);
    },
  });
  gauge('disk_free_bytes', 'What is free on the disk of DATA_DIR; uploads leave a gigabyte of it', {
    read: async (figure) => figure.set(await freeOn(settings.dataDir)),
  });
  gauge('part_ready', 'Whether what the server needs can be used: as /api/ready says', {
    labelNames: ['part'],
    async read(figure) {
      await Promise.all(neededParts.map(async (part) => figure.set({ part }, Number(await checks[part].isWell()))));
    },
  });
  for (const part of otherParts) {
    const check = checks[part];
    if (!check) continue;
    gauge(`${part}_reachable`, `Whether the ${part} server of the settings answers`, {
      read: async (figure) => figure.set(Number(await check.isWell())),
    });
  }
  return registry;

  /** A figure that is read at each call, and left out where it cannot be: the others are needed most then. */
  function gauge(
    name: string,
    help: string,
    { labelNames = [], read }: { labelNames?: string[]; read: (figure: Gauge) => Promise<void> },
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const forget = () => {
          this.reset();
          // Else it would be 0.
          if (labelNames.length === 0) this.remove();
        };
        forget();
        await within(READ_MS, read(this)).catch(forget);
      },
    });
  }
}

/** Letters that wait to be handed in: those that are due, and those that failed and wait for their next try. */
const unsent = (db: Database) =>
  db
    .selectFrom('jobs')
    .where('jobs.kind', 'in', letterKinds)
    .where('deadAt', 'is', null)
    .where(({ or, eb }) => or([eb('runAt', '<=', now()), eb('attempts', '>', 0)]));

const secondsSince = (iso: string) => (Date.now() - Date.parse(iso)) / 1000;

/** Takes as long whatever differs. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
