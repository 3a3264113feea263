import type { Database, Trx } from '../../../platform/database/database';

/** The catalogue's one row. */
export const CATALOGUE = 'catalogue';

/** How often what candidates are offered has changed: what was read at one count is right as long as it is the same. */
export async function revisionOf(db: Database): Promise<number> {
  const { revision } = await db.selectFrom('examCatalogue').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/** Counts a change, before anything is read for it: whoever else changes the catalogue waits until this one is over. */
export const countChange = (trx: Trx) =>
  trx
    .updateTable('examCatalogue')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', CATALOGUE)
    .execute();
