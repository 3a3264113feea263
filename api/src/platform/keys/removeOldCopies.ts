import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Settings } from '../settings/settings';

/** How long it waits for a server that uses the database. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;
/** The tables that hold sealed texts for good. */
const resealed = [
  'enquiries',
  'candidate_corrections',
  'answer_corrections',
  'second_factors',
  'draft_letters',
  'board_submission_texts',
];

/**
 * Removes what the database's files still hold of texts that were written over: in pages that are free, and in its log.
 * The database, or on PostgreSQL each table that holds such texts, is written anew meanwhile, which waits for calls and holds them up.
 * Throws where a server does not let go of it.
 */
export async function removeOldCopies(db: Database, { databaseUrl }: Pick<Settings, 'databaseUrl'>): Promise<void> {
  if (databaseUrl) {
    await earlierTransactionsEnd(db);
    for (const table of resealed) await sql`vacuum full ${sql.table(table)}`.execute(db);
    return;
  }
  await sql`pragma busy_timeout = ${sql.lit(PATIENCE_MS)}`.execute(db);
  await sql`vacuum`.execute(db);
  // The log goes into the database, which is as short as its contents then, and begins anew.
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw stillInUse();
}

const stillInUse = () =>
  new Error(
    'All is sealed, but a server was using the database, whose files may hold old copies: run reseal once more.',
  );

/**
 * PostgreSQL keeps old rows for as long as a transaction from before may see them, and, while a table is written anew,
 * for as long as one from before writes in whichever database of the same server.
 */
async function earlierTransactionsEnd(db: Database): Promise<void> {
  const begun = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  const xid = begun.rows[0]?.xid;
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
    const earlier = await sql`
      select 1 where pg_snapshot_xmin(pg_current_snapshot()) <= ${xid}::text::xid8
      union all select 1 from pg_stat_activity
      where (datname = current_database() or datname is null) and pid <> pg_backend_pid()
        and greatest(age(backend_xmin), age(backend_xid)) >= age(${xid}::text::xid8::xid)`.execute(db);
    if (earlier.rows.length === 0) return;
    if (Date.now() > end) throw stillInUse();
  }
}
