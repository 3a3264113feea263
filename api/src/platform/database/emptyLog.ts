import { sql } from 'kysely';
import type { Settings } from '../settings/settings';
import type { Database } from './database';

/**
 * Has the embedded database's log begin anew, which else holds what was removed for a while: in the database itself that is
 * written over at once. PostgreSQL does both in its own time.
 */
export async function emptyLog(db: Database, { databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<void> {
  if (databaseUrl) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
