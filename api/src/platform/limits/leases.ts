import { Recent } from '../recent';
import type { Limit } from './figures';
import type { Counter } from './meter';

/** A server asks for a twentieth of what is allowed at a time: so many calls cost it one question. */
const PART = 20;
const MOST_KEYS = 100_000;

interface Lease {
  calls: number;
  /** There was room for none: no call passes until then. */
  refused: boolean;
  /** In milliseconds; what is left of it then has come back to all. */
  until: number;
}

/**
 * What this server may still let pass by its own count. Small limits are exact across servers; of the others each may
 * hold a twentieth that it does not use.
 */
export class Leases {
  private readonly held = new Recent<Lease>(MOST_KEYS);
  private readonly asking = new Map<string, Promise<void>>();

  /**
   * @param count where leases are had
   * @param now the time in milliseconds
   */
  constructor(
    private readonly count: Counter,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a call, if there is room for it. Answers 0, or how many seconds until there is. */
  async take(key: string, limit: Limit): Promise<number> {
    for (;;) {
      const lease = this.held.get(key);
      const left = lease ? lease.until - this.now() : 0;
      if (lease && left > 0) {
        if (lease.refused) return Math.ceil(left / 1000);
        if (lease.calls > 0) {
          lease.calls -= 1;
          return 0;
        }
      }
      await this.ask(key, limit);
    }
  }

  /** One question at a time for a key, however many wait for its answer. */
  private ask(key: string, limit: Limit): Promise<void> {
    const asking = this.asking.get(key) ?? this.lease(key, limit).finally(() => this.asking.delete(key));
    this.asking.set(key, asking);
    return asking;
  }

  private async lease(key: string, limit: Limit): Promise<void> {
    const { granted, wait } = await this.count(key, limit, Math.max(1, Math.floor(limit.calls / PART)));
    const refused = granted === 0;
    const lasts = refused ? wait * 1000 : limit.minutes * 60_000;
    this.held.set(key, { calls: granted, refused, until: this.now() + lasts });
  }
}
