import { Recent } from '../recent';
import type { Limit } from './figures';

/** So many are told apart at a time; beyond that the longest known start anew. */
const MOST_KEYS = 100_000;

/** How many of the calls that were asked for may be made; for none, how many seconds until one may. */
export interface Grant {
  granted: number;
  wait: number;
}

/** Whoever counts calls by key, and grants as many of those asked for as there is room for. */
export type Counter = (key: string, limit: Limit, asked: number) => Grant | Promise<Grant>;

/** In whole microseconds, which both databases and JavaScript count exactly: how long a full bucket takes to empty, and a call of it. */
export function paceOf({ calls, minutes }: Limit): { span: number; each: number } {
  const span = minutes * 60_000_000;
  return { span, each: Math.floor(span / calls) };
}

/** The wait until a bucket that will be empty at that time, all in microseconds, has room for a call. */
export const waitFor = (emptyAt: number, now: number, { span, each }: ReturnType<typeof paceOf>): number =>
  Math.ceil((emptyAt + each - span - now) / 1_000_000);

/**
 * Counts calls by key, in memory. A key is a bucket that each call fills by one and that empties evenly: one number,
 * the moment at which it will be empty again (the generic cell rate algorithm).
 */
export class Meter {
  private readonly emptyAt = new Recent<number>(MOST_KEYS);

  /** @param now the time in milliseconds */
  constructor(private readonly now: () => number = Date.now) {}

  readonly take = (key: string, limit: Limit, asked = 1): Grant => {
    const pace = paceOf(limit);
    const now = this.now() * 1000;
    const emptyAt = Math.max(this.emptyAt.get(key) ?? 0, now);
    const granted = Math.min(asked, Math.floor((now + pace.span - emptyAt) / pace.each));
    if (granted < 1) return { granted: 0, wait: waitFor(emptyAt, now, pace) };
    this.emptyAt.set(key, emptyAt + granted * pace.each);
    return { granted, wait: 0 };
  };
}
