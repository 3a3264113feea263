import { type Route, routes } from '@forms/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database';
import { tooMany } from '../errors/errors';
import type { Settings } from '../settings/settings';
import { type LimitName, limits } from './figures';
import { Leases } from './leases';
import { kindOf } from './limits';
import { Meter } from './meter';
import { networkOf } from './network';
import { SharedMeter } from './sharedMeter';
import { together } from './together';

/** Counts a call from an address. Throws 429 where that address has made too many of its kind. */
export type Limiter = (route: Route, ip: string) => Promise<void>;

const kinds = new Map<Route, LimitName>(
  (Object.keys(routes) as (keyof typeof routes)[]).map((name) => [routes[name], kindOf[name]]),
);

/**
 * Limits calls by the table of limits, for all servers of a database together. The embedded one has a single server,
 * which counts in its memory: there each question to the database would wait for the disk, and everything with it.
 */
export function limiter(
  db: Database,
  {
    databaseUrl,
    rateLimitScale,
    guessingLimitScale,
  }: Pick<Settings, 'databaseUrl' | 'rateLimitScale' | 'guessingLimitScale'>,
  log: FastifyBaseLogger,
): Limiter {
  const own = new Meter().take;
  const leases = new Leases(databaseUrl ? together(new SharedMeter(db).take, own, log) : own);
  return async (route, ip) => {
    const kind = kinds.get(route);
    const scale = kind === 'guessing' ? guessingLimitScale : rateLimitScale;
    if (scale === 0 || !kind) return;
    const { calls, minutes } = limits[kind];
    const wait = await leases.take(`${kind} ${networkOf(ip)}`, { calls: Math.max(1, calls * scale), minutes });
    if (wait > 0) throw tooMany(wait);
  };
}
