import { sql } from 'kysely';
import type { Database } from '../database/database';
import { hashOf } from '../ids';
import type { Limit } from './figures';
import { type Grant, paceOf, waitFor } from './meter';

const SWEEP_MS = 60_000;

/**
 * Counts calls by key in the database, for all servers together, as `Meter` does for one. A row is a bucket and the time
 * at which it will be empty; an empty one is as good as none, and is removed within a minute or so.
 */
export class SharedMeter {
  private sweepAt = 0;

  /** @param now the time in milliseconds */
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  readonly take = async (key: string, limit: Limit, asked: number): Promise<Grant> => {
    await this.sweep();
    const pace = paceOf(limit);
    const now = this.now() * 1000;
    const filled = sql`case when call_counts.empty_at > ${whole(now)} then call_counts.empty_at else ${whole(now)} end`;
    const space = sql`(${whole(now + pace.span)} - (${filled})) / ${whole(pace.each)}`;
    const granted = sql<number>`case when ${space} < ${whole(asked)} then ${space} else ${whole(asked)} end`;
    const bucket = await this.db
      .insertInto('callCounts')
      .values({ key: hashOf(key), emptyAt: now + asked * pace.each, granted: asked })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          emptyAt: sql<number>`${filled} + ${whole(pace.each)} * (${granted})`,
          granted,
        }),
      )
      .returning(['emptyAt', 'granted'])
      .executeTakeFirstOrThrow();
    if (bucket.granted > 0) return { granted: bucket.granted, wait: 0 };
    return { granted: 0, wait: waitFor(bucket.emptyAt, now, pace) };
  };

  private async sweep(): Promise<void> {
    const now = this.now();
    if (now < this.sweepAt) return;
    this.sweepAt = now + SWEEP_MS;
    await this.db
      .deleteFrom('callCounts')
      .where('emptyAt', '<=', now * 1000)
      .execute();
  }
}

/** A number that neither database takes for a fraction or a text. */
const whole = (number: number) => sql<number>`cast(${number} as bigint)`;
