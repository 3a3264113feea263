import type { Database } from '../database/database';
import { type AnswersKey, isUpToDate, openText, sealText } from '../sealing/sealedText';

/**
 * Seals all answers, the secrets of second factors, those of drafts that wait to be mailed, whom boards were told of and
 * what staff corrected anew with the first key, while the server may run. Answers how many texts. Without a key they are opened.
 *
 * @param db one that was only connected, which leaves answers as they are kept
 */
export async function reseal(db: Database, keys: readonly AnswersKey[]): Promise<number> {
  const anew = (stored: string) => sealText(keys, openText(keys, stored));
  let done = 0;
  for (const { id } of await db.selectFrom('enquiries').select('id').execute()) {
    const row = await db.selectFrom('enquiries').select('pages').where('id', '=', id).executeTakeFirst();
    if (!row || isUpToDate(keys, row.pages)) continue;
    const pages = anew(row.pages);
    await db.updateTable('enquiries').set({ pages }).where('id', '=', id).where('pages', '=', row.pages).execute();
    done += 1;
  }
  for (const { userId, secret } of await db.selectFrom('secondFactors').select(['userId', 'secret']).execute()) {
    if (isUpToDate(keys, secret)) continue;
    const isStill = { userId, secret };
    await db
      .updateTable('secondFactors')
      .set({ secret: anew(secret) })
      .where(({ and }) => and(isStill))
      .execute();
    done += 1;
  }
  for (const { letterId, sealed } of await db.selectFrom('draftLetters').select(['letterId', 'sealed']).execute()) {
    if (sealed === '' || isUpToDate(keys, sealed)) continue;
    await db
      .updateTable('draftLetters')
      .set({ sealed: anew(sealed) })
      .where('letterId', '=', letterId)
      .execute();
    done += 1;
  }
  for (const { rowId, candidate } of await db
    .selectFrom('boardSubmissionTexts')
    .select(['rowId', 'candidate'])
    .execute()) {
    if (isUpToDate(keys, candidate)) continue;
    await db
      .updateTable('boardSubmissionTexts')
      .set({ candidate: anew(candidate) })
      .where('rowId', '=', rowId)
      .execute();
    done += 1;
  }
  for (const table of ['candidateCorrections', 'answerCorrections'] as const) {
    for (const { id, corrected } of await db.selectFrom(table).select(['id', 'corrected']).execute()) {
      if (isUpToDate(keys, corrected)) continue;
      await db
        .updateTable(table)
        .set({ corrected: anew(corrected) })
        .where('id', '=', id)
        .execute();
      done += 1;
    }
  }
  return done;
}
