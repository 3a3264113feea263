import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, Migrator, PostgresDialect, SqliteDialect, type Transaction } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Settings } from '../settings';
import { migrations } from './migrations';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;
/** What a query needs that must run inside a transaction. The embedded database has one connection: never use the `Database` itself while a transaction is open. */
export type Trx = Transaction<Tables>;

/** Opens the database of these settings, its schema brought up to date, or up to a step of it. */
export async function openDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  upTo: string = Object.keys(migrations).at(-1) ?? '',
): Promise<Database> {
  const dialect = settings.databaseUrl ? postgres(settings.databaseUrl) : embedded(settings.dataDir);
  const db: Database = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(upTo);
  if (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function embedded(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new Libsql(join(dataDir, 'forms.db'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return new SqliteDialect({ database });
}

function postgres(connectionString: string): PostgresDialect {
  // Counts come as 64-bit integers, which the driver else gives as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10 });
  // A connection that breaks while nobody uses it is replaced when one is needed; unheard, the news would end the server.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
