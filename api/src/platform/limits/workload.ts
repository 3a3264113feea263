import { type Route, routes } from '@forms/shared/contract';
import { HttpError } from '../errors/errors';
import { kindOf } from './limits';
import { overload } from './overload';
import { transfers } from './transfers';

const BUSY = 'We are very busy at the moment. Please try again in a few seconds.';

const names = Object.keys(routes) as (keyof typeof routes)[];
const lasting = new Set<Route>(transfers.map((name) => routes[name]));

/** How many calls may be at work when a call of this name is let in. */
const mostBeside = (name: keyof typeof routes): number => {
  if (name === 'health' || name === 'ready' || name === 'metrics') return Number.POSITIVE_INFINITY;
  return kindOf[name] === 'paying' || kindOf[name] === 'listening' ? overload.mostWithMoney : overload.most;
};
const most = new Map<Route, number>(names.map((name) => [routes[name], mostBeside(name)]));

/**
 * What the server has to do at the moment. Once that is more than it can do soon, it refuses further calls at once: who
 * was let in is still served quickly, and memory stays where it is. Calls about money are refused last, and whether the
 * server lives is always answered.
 */
export class Workload {
  private atWork = 0;

  /** @param isBehind whether callers have waited too long for a while */
  constructor(private readonly isBehind: () => boolean) {}

  /** Throws 503 where there is no time for this call. */
  admit(route: Route): void {
    const limit = most.get(route) ?? overload.most;
    const asMany = this.isBehind() ? Math.max(this.atWork, overload.most) : this.atWork;
    if (asMany < limit) return;
    const cause = new Error(asMany > this.atWork ? 'callers wait too long to be heard' : `${asMany} calls are at work`);
    throw new HttpError(503, 'busy', BUSY, {}, { 'retry-after': String(overload.retryAfterSeconds) }).because(cause);
  }

  /** Does what a call asks. Throws 503 where there is no time for it. */
  async doing<T>(route: Route, act: () => Promise<T>): Promise<T> {
    this.admit(route);
    if (lasting.has(route)) return act();
    this.atWork += 1;
    try {
      return await act();
    } finally {
      this.atWork -= 1;
    }
  }
}
