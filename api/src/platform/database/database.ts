import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CamelCasePlugin, Kysely, type PostgresDialect, type SqliteDialect, sql, type Transaction } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { SealedAnswers } from '../sealing/sealedAnswers';
import type { Settings } from '../settings/settings';
import { ReconnectingPostgres } from './reconnectingPostgres';
import { mustBeWhole } from './restoredCopy';
import { retryConflicts } from './retryConflicts';
import { migrate } from './schema';
import type { Tables } from './tables';
import { TransactionalSqlite } from './transactionalSqlite';

export type Database = Kysely<Tables>;
/** What a query needs that must run inside a transaction. The embedded database has one connection: never use the `Database` itself while a transaction is open. */
export type Trx = Transaction<Tables>;

/** Any number that is no other lock's. */
const START_LOCK = 20_260_101;
/** How long the embedded database is waited for while another process that just ends puts it in order. */
const OPENING_MS = 10_000;
/** A call waits no longer for a connection to PostgreSQL. */
const CONNECT_MS = 10_000;

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Opens the database of these settings, its schema brought up to date, or up to a step of it. Throws where a restore into
 * it broke off.
 */
export async function openDatabase(
  settings: Where & Partial<Pick<Settings, 'answersKeys'>>,
  upTo?: string,
): Promise<Database> {
  const db = connect(settings);
  try {
    await mustBeWhole(db);
    await migrate(db, upTo);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return retryConflicts(db.withPlugin(new SealedAnswers(settings.answersKeys ?? [])));
}

/** Opens the database as it is: its schema is not looked at, and sealed answers stay sealed. */
export const connect = ({ dataDir, databaseUrl }: Where): Database =>
  new Kysely<Tables>({
    dialect: databaseUrl ? postgres(databaseUrl) : embedded(dataDir),
    plugins: [new CamelCasePlugin()],
  });

/**
 * The same, for a command that is about a site that is there. Throws where the data folder has none, which is another than
 * was meant: none is made.
 */
export function connectToSite({ dataDir, databaseUrl }: Where): Database {
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new Error(`There is no site in the data folder ${resolve(dataDir)}: set DATA_DIR to its own.`);
  return connect({ dataDir, databaseUrl });
}

/** Of the servers that share a database, lets one at a time do something. The embedded one has but one server. */
export async function inTurn<T>(db: Database, { databaseUrl }: Where, act: () => Promise<T>): Promise<T> {
  if (!databaseUrl) return act();
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${START_LOCK})`.execute(held);
    try {
      return await act();
    } finally {
      await sql`select pg_advisory_unlock(${START_LOCK})`.execute(held);
    }
  });
}

/** The embedded database of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'forms.db');

function embedded(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new Libsql(databaseFile(dataDir), { timeout: OPENING_MS });
  // Once it is open it waits for no lock by itself, since everything would wait with it. What is removed is written over,
  // which takes a deletion a third longer and nothing else. 64 MB of it stay in memory: with the 2 MB that it takes by
  // itself, what is read of very many rows is fetched from the file again and again.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA cache_size = -65536; PRAGMA busy_timeout = 0;',
  );
  return new TransactionalSqlite(database);
}

function postgres(connectionString: string): PostgresDialect {
  // Counts come as 64-bit integers, which the driver else gives as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
  // Each connection is replaced once it breaks, and its query fails by itself; unheard, the news of it would end the
  // server. The pool hears of idle ones only, so each client is heard for as long as it lives.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // What is asked here takes less time than to compile it does, which PostgreSQL does by what it thinks it costs.
    client.query('set jit = off').catch(() => {});
  });
  return new ReconnectingPostgres({ pool });
}
