import type { RemoteOrigin } from '@forms/shared/contract';
import type { Database } from '../database/database';
import { within } from '../within';

/** So long what was read stays good: another server may have allowed one meanwhile. In milliseconds. */
const GOOD_MS = 1_000;
const READ_MS = 500;

/** The origins that remotes may come from: those of REMOTE_ORIGINS, and those that were allowed while the site ran. */
export class TrustedOrigins {
  private added: RemoteOrigin[] = [];
  private readAt = 0;

  constructor(
    private readonly db: Database,
    private readonly ofSettings: readonly string[],
  ) {}

  /** As they were read last; while the database is away, they stay what they were. */
  get known(): string[] {
    return [...new Set([...this.ofSettings, ...this.added.map(({ origin }) => origin)])];
  }

  /** As they are now, or were a second ago. */
  async current(): Promise<string[]> {
    if (Date.now() - this.readAt >= GOOD_MS) {
      // A database that is away keeps one answer waiting in a second, not all.
      this.readAt = Date.now();
      await within(READ_MS, this.read()).catch(() => undefined);
    }
    return this.known;
  }

  /** With when and by whom each was allowed. */
  async list(): Promise<RemoteOrigin[]> {
    await this.read();
    const fixed = this.ofSettings.map((origin) => ({ origin, since: null, author: 'REMOTE_ORIGINS' }));
    return [...fixed, ...this.added.filter(({ origin }) => !this.ofSettings.includes(origin))];
  }

  async allow(origin: string, author: string): Promise<void> {
    await this.db
      .insertInto('remoteOrigins')
      .values({ origin, addedAt: new Date().toISOString(), author })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async disallow(origin: string): Promise<void> {
    await this.db.deleteFrom('remoteOrigins').where('origin', '=', origin).execute();
  }

  private async read(): Promise<void> {
    const rows = await this.db.selectFrom('remoteOrigins').selectAll().orderBy('origin').execute();
    this.added = rows.map(({ origin, addedAt, author }) => ({ origin, since: addedAt, author }));
    this.readAt = Date.now();
  }
}
