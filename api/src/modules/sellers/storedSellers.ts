import {
  type Campus,
  campuses,
  SELLER_CHANGED,
  type Seller,
  type SellerChange,
  type SellerOfCampus,
  seller,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';

/** Who sells at each campus today. */
export const sellersNow = (db: Database): Promise<SellerOfCampus[]> =>
  Promise.all(campuses.map((campus) => sellerNow(db, campus)));

async function sellerNow(db: Database, campus: Campus): Promise<SellerOfCampus> {
  const row = await rows(db, campus).orderBy('version', 'desc').limit(1).executeTakeFirst();
  if (!row) return { campus, seller: null, version: 0, changedBy: null, changedAt: null };
  return { ...row, seller: read(row) };
}

/** Every version of who sells at a campus, the newest first. */
export const sellerVersions = (db: Database, campus: Campus) =>
  db
    .selectFrom('sellers')
    .select(['version', 'changedBy', 'changedAt'])
    .where('campus', '=', campus)
    .orderBy('version', 'desc')
    .execute();

/** Who sold at a campus by a version. Throws 404 where there is no such one. */
export async function earlierSeller(db: Database, campus: Campus, version: number): Promise<SellerOfCampus> {
  const row = await rows(db, campus)
    .where('version', '=', version)
    .executeTakeFirstOrThrow(() => notFound('version'));
  return { ...row, seller: read(row) };
}

/** The version of who sells at a campus by which an invoice is issued now; null before anybody has set it. */
export async function sellerVersion(trx: Trx, campus: Campus): Promise<number | null> {
  const { newest } = await trx
    .selectFrom('sellers')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('campus', '=', campus)
    .executeTakeFirstOrThrow();
  return newest === null ? null : Number(newest);
}

/** Who sells at a campus by a version: the newest, or the first that there ever was. Undefined before anybody has set it. */
export async function sellerBy(
  db: Database,
  campus: Campus,
  version: number | 'newest' | 'first',
): Promise<Seller | undefined> {
  const all = rows(db, campus).orderBy('version', version === 'newest' ? 'desc' : 'asc');
  const row = await (typeof version === 'number'
    ? all.where('version', '=', version)
    : all.limit(1)
  ).executeTakeFirst();
  return row && read(row);
}

/** Sets who sells at a campus from now on. Throws 409, with who does now, over another version than was seen. */
export async function changeSeller(
  db: Database,
  campus: Campus,
  { version, seller: given, author }: SellerChange & { author: string },
): Promise<void> {
  const changed = (stored: SellerOfCampus) =>
    new HttpError(409, SELLER_CHANGED.word, SELLER_CHANGED.message, { stored });
  const before = await sellerNow(db, campus);
  if (before.version !== version) throw changed(before);
  const added = await db
    .insertInto('sellers')
    .values({ campus, version: version + 1, seller: JSON.stringify(given), changedBy: author, changedAt: now() })
    .onConflict((known) => known.doNothing())
    .returning('version')
    .executeTakeFirst();
  // Two at once saw the same one.
  if (!added) throw changed(await sellerNow(db, campus));
}

const rows = (db: Database, campus: Campus) => db.selectFrom('sellers').selectAll().where('campus', '=', campus);

const read = (row: { seller: string }): Seller => seller.parse(JSON.parse(row.seller));
