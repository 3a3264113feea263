import { type Route, routes } from '@forms/shared/contract';
import { tooMany } from '../errors';
import { kindOf, type LimitName, limits } from './limits';
import { Meter } from './meter';
import { networkOf } from './network';

/** Counts a call from an address. Throws 429 where that address has made too many of its kind. */
export type Limiter = (route: Route, ip: string) => void;

const kinds = new Map<Route, LimitName>(
  (Object.keys(routes) as (keyof typeof routes)[]).map((name) => [routes[name], kindOf[name]]),
);

/**
 * Limits calls by the table of limits, each instance of the server for itself.
 *
 * @param scale multiplies what is allowed; 0 allows everything
 */
export function limiter(scale: number): Limiter {
  const meter = new Meter();
  return (route, ip) => {
    const kind = kinds.get(route);
    if (scale === 0 || !kind) return;
    const { calls, minutes } = limits[kind];
    const wait = meter.take(`${kind} ${networkOf(ip)}`, { calls: Math.max(1, calls * scale), minutes });
    if (wait > 0) throw tooMany(wait);
  };
}
