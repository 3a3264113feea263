import type { Limit } from './limits';

/** So many are told apart at a time; beyond that the longest known start anew. */
const MOST_KEYS = 100_000;

/**
 * Counts calls by key, in memory. A key is a bucket that each call fills by one and that empties evenly: one number,
 * the moment at which it will be empty again (the generic cell rate algorithm).
 */
export class Meter {
  private readonly emptyAt = new Map<string, number>();

  /** @param now the time in milliseconds */
  constructor(private readonly now: () => number = Date.now) {}

  /** Counts a call, if there is room for it. Answers 0, or how many seconds until there is. */
  take(key: string, { calls, minutes }: Limit): number {
    const span = minutes * 60_000;
    const now = this.now();
    const filled = Math.max(this.emptyAt.get(key) ?? 0, now) + span / calls;
    const wait = filled - now - span;
    // A thousandth of a millisecond is the sum of roundings, not a wait.
    if (wait > 0.001) return Math.ceil(wait / 1000);
    this.emptyAt.delete(key);
    this.emptyAt.set(key, filled);
    if (this.emptyAt.size > MOST_KEYS) this.forget(now);
    return 0;
  }

  private forget(now: number): void {
    for (const [key, at] of this.emptyAt) if (at <= now) this.emptyAt.delete(key);
    for (const key of this.emptyAt.keys()) {
      if (this.emptyAt.size <= MOST_KEYS / 2) return;
      this.emptyAt.delete(key);
    }
  }
}
