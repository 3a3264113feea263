import { createHash } from 'node:crypto';
import pg from 'pg';

/** Set by the jest project that runs the tests on PostgreSQL (jest.config.js). */
declare const onPostgres: boolean | undefined;

/** The database that this project's tests run on. */
export const databaseKind = typeof onPostgres === 'undefined' ? 'SQLite' : 'PostgreSQL';

/** The settings of the database that belongs to a data folder: none on SQLite, which stands in the folder itself. */
export async function databaseFor(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (databaseKind === 'SQLite') return {};
  const name = nameFor(dataDir);
  await asOwner(async (owner) => {
    const { rowCount } = await owner.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await owner.query(`create database ${name}`);
  });
  return { DATABASE_URL: `${process.env.TEST_POSTGRES}/${name}` };
}

/** On PostgreSQL, gives a data folder a database that holds what another folder's does. Nobody may be connected to that one. */
export const copyDatabase = (from: string, to: string): Promise<void> =>
  asOwner((owner) => owner.query(`create database ${nameFor(to)} template ${nameFor(from)} strategy file_copy`));

/** Puts it away. */
export async function dropDatabaseFor(dataDir: string): Promise<void> {
  if (databaseKind === 'SQLite') return;
  await asOwner((owner) => owner.query(`drop database if exists ${nameFor(dataDir)} with (force)`));
}

const nameFor = (dataDir: string) => `test_${createHash('md5').update(dataDir).digest('hex')}`;

async function asOwner(act: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: `${process.env.TEST_POSTGRES}/postgres` });
  await owner.connect();
  try {
    await act(owner);
  } finally {
    await owner.end();
  }
}
