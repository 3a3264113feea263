import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Settings } from '../settings';

/** How long the embedded database waits for a server that uses it. */
const PATIENCE_MS = 30_000;

/**
 * Removes what the database's files still hold of texts that were written over: in pages that are free, and in its log.
 * The database, or on PostgreSQL each of two tables, is written anew meanwhile, which waits for calls and holds them up.
 * Throws where a server does not let go of it.
 */
export async function removeOldCopies(db: Database, { databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<void> {
  if (databaseUrl) {
    for (const table of ['enquiries', 'second_factors']) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`pragma busy_timeout = ${sql.lit(PATIENCE_MS)}`.execute(db);
  await sql`vacuum`.execute(db);
  // The log goes into the database, which is as short as its contents then, and begins anew.
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0)
    throw new Error('All is sealed, but a server was using the log, which may hold old copies: run reseal once more.');
}
