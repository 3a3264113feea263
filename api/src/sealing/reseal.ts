import type { Database } from '../database/database';
import { type AnswersKey, isUpToDate, openAnswers, sealAnswers } from './sealedAnswers';

/**
 * Seals all answers anew with the first key, while the server may run, and answers how many. Without a key they are opened.
 *
 * @param db one that was only connected, which leaves answers as they are kept
 */
export async function reseal(db: Database, keys: readonly AnswersKey[]): Promise<number> {
  let done = 0;
  const ids = await db.selectFrom('enquiries').select('id').execute();
  for (const { id } of ids) {
    const row = await db.selectFrom('enquiries').select('pages').where('id', '=', id).executeTakeFirst();
    if (!row || isUpToDate(keys, row.pages)) continue;
    const pages = sealAnswers(keys, openAnswers(keys, row.pages));
    await db.updateTable('enquiries').set({ pages }).where('id', '=', id).where('pages', '=', row.pages).execute();
    done += 1;
  }
  return done;
}
