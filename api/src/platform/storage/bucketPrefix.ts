import type { Database, Trx } from '../database/database';
import { shapeOf } from '../database/schema';
import { newId } from '../ids';

/** A prefix that no other site has. */
export const newPrefix = (): string => `${newId()}/`;

/** Has a site's files stand under this prefix of its bucket from now on. */
export async function takePrefix(trx: Database | Trx, prefix: string): Promise<void> {
  await trx.insertInto('bucketPrefixes').values({ prefix }).execute();
}

/** The prefix that a site has, whatever version its database is of: a bucket from before prefixes has its files without. */
export async function prefixOf(db: Database): Promise<string> {
  if (!(await shapeOf(db)).has('bucket_prefixes')) return '';
  return (await db.selectFrom('bucketPrefixes').select('prefix').executeTakeFirst())?.prefix ?? '';
}

/** The same, and one of its own for a site that has none and no files yet. */
export async function ownPrefix(db: Database): Promise<string> {
  if (await db.selectFrom('bucketPrefixes').select('prefix').executeTakeFirst()) return prefixOf(db);
  const hasFiles = await db.selectFrom('files').select('id').limit(1).executeTakeFirst();
  const prefix = hasFiles ? '' : newPrefix();
  await takePrefix(db, prefix);
  return prefix;
}
