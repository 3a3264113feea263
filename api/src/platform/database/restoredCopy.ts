import { expressionBuilder, type Kysely } from 'kysely';
import { HttpError } from '../errors/errors';
import { now } from '../time';
import { up as makeTable } from './migrations/030-restored-copies';
import { shapeOf } from './schema';
import type { Tables } from './tables';

type Database = Kysely<Tables>;
type RestoredCopy = Tables['restoredCopies'];

/** What this database is a restored copy of; undefined where it is the site. Its schema must be up to date. */
export const restoredCopy = (db: Database): Promise<RestoredCopy | undefined> =>
  db.selectFrom('restoredCopies').selectAll().executeTakeFirst();

/** The same, whatever version the database is of. */
export const restoredCopyOfAnyVersion = async (db: Database): Promise<RestoredCopy | undefined> =>
  (await shapeOf(db)).has('restored_copies') ? restoredCopy(db) : undefined;

/** For a query's `where`: nothing is found in a restored copy, whose work waits until it takes the site over. */
export function isTheSite() {
  const { not, exists, selectFrom } = expressionBuilder<Tables>();
  return not(exists(selectFrom('restoredCopies').select('begunAt')));
}

/**
 * Writes down that a restore into this database begins, whatever version that is of.
 *
 * @param copy `prefix` what the names of its files begin with in a bucket
 */
export async function beginCopy(db: Database, copy: Pick<RestoredCopy, 'backedUpAt' | 'prefix'>): Promise<void> {
  await makeTable(db);
  await db.deleteFrom('restoredCopies').execute();
  await db
    .insertInto('restoredCopies')
    .values({ ...copy, begunAt: now(), endedAt: null })
    .execute();
}

/** Writes down that all of the backup is in. */
export const endCopy = (db: Database) => db.updateTable('restoredCopies').set({ endedAt: now() }).execute();

/** What whoever runs it must know of it. */
export const isQuiet =
  'This is a restored copy: it sends no letter, does no job and charges no card until it takes the site over (npm run take-over).';

/** What a restore into this database began to make and did not end; undefined where none broke off. */
export async function brokenOffCopy(db: Database): Promise<RestoredCopy | undefined> {
  const copy = await restoredCopyOfAnyVersion(db);
  return copy?.endedAt === null ? copy : undefined;
}

/** Throws where a restore into this database broke off: half a site is none. */
export async function mustBeWhole(db: Database): Promise<void> {
  if (await brokenOffCopy(db))
    throw new Error('A restore into this database broke off. Run it again: npm run restore -- FOLDER');
}

/** Throws 409 where this is a restored copy, which moves nobody's money. */
export async function mustBeTheSite(db: Database): Promise<void> {
  if (!(await restoredCopy(db))) return;
  const message = 'This is a restored copy of the site, where cards are neither charged nor refunded.';
  throw new HttpError(409, 'restored-copy', message);
}
