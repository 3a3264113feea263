import { DRAFT_DAYS, DRAFT_HEADER, type Draft, type DraftAnswer, draft, type SavedDraft } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Trx } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { seal, unseal } from '../../platform/sealing/sealing';
import { daysFromNow, now } from '../../platform/time';
import { keepFilesOf } from '../files/namedFiles';

/**
 * Keeps unfinished work, and removes what is past its time. It takes the place of the draft that `hash` names; a hash
 * that names none of this form gets the draft a link of its own, so that nothing is lost when the first had expired.
 */
export async function keepDraft(db: Database, given: Draft, hash: string | undefined): Promise<SavedDraft> {
  const saved = { savedAt: now(), keptUntil: daysFromNow(DRAFT_DAYS) };
  await db.deleteFrom('drafts').where('keptUntil', '<=', saved.savedAt).execute();
  await keepFilesOf(db, given.pages, saved.keptUntil);
  if (hash !== undefined) {
    const replaced = await db
      .updateTable('drafts')
      .set({ ...saved, sealed: seal(JSON.stringify(given), hash, 'draft') })
      .where('linkHash', '=', hashOf(hash))
      .where('slug', '=', given.slug)
      .returning('linkHash')
      .executeTakeFirst();
    if (replaced) return { ...saved, hash };
  }
  const secret = newId();
  await db
    .insertInto('drafts')
    .values({
      ...saved,
      linkHash: hashOf(secret),
      slug: given.slug,
      sealed: seal(JSON.stringify(given), secret, 'draft'),
    })
    .execute();
  return { ...saved, hash: secret };
}

/** The draft that a link's secret names. Throws 404 where there is none, or its time is over. */
export async function draftBehind(db: Database, hash: string): Promise<DraftAnswer> {
  const row = await db
    .selectFrom('drafts')
    .select(['sealed', 'savedAt', 'keptUntil'])
    .where('linkHash', '=', hashOf(hash))
    .where('keptUntil', '>', now())
    .executeTakeFirst();
  if (!row) throw notFound('draft');
  const { sealed, ...times } = row;
  return { ...draft.parse(JSON.parse(unseal(sealed, hash, 'draft'))), ...times };
}

/** Removes the draft that a submission names as its own. */
export async function endDraft(trx: Trx, { headers }: FastifyRequest): Promise<void> {
  const hash = headers[DRAFT_HEADER.toLowerCase()];
  if (typeof hash !== 'string') return;
  await trx.deleteFrom('drafts').where('linkHash', '=', hashOf(hash)).execute();
}
