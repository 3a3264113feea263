import { type NewProduct, PRODUCT_CHANGED, type Product, type ProductChange } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';

/** What invoices can be made of, by description. */
export async function productsNow(db: Database): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().execute();
  return rows.sort((one, other) => one.description.localeCompare(other.description));
}

export const addProduct = (db: Database, given: NewProduct, author: string): Promise<Product> =>
  db
    .insertInto('products')
    .values({ ...given, id: newId(), version: 1, changedBy: author })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes a product; lines that were made of it stay. Throws 404, and 409 with the product over another version than was seen. */
export async function changeProduct(
  db: Database,
  id: string,
  { version, ...given }: ProductChange,
  author: string,
): Promise<Product> {
  const changed = await db
    .updateTable('products')
    .set({ ...given, version: version + 1, changedBy: author })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (changed) return changed;
  const stored = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noProduct);
  throw new HttpError(409, PRODUCT_CHANGED.word, PRODUCT_CHANGED.message, { stored });
}

/** Removes a product; lines that were made of it stay. Throws 404. */
export async function removeProduct(db: Database, id: string): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).returning('id').executeTakeFirstOrThrow(noProduct);
}

const noProduct = () => notFound('product');
