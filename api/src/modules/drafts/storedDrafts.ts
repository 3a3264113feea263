import { DRAFT_DAYS, DRAFT_HEADER, type Draft, type DraftAnswer, draft, type SavedDraft } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { seal, unseal } from '../../platform/sealing/sealing';
import { daysFromNow, now } from '../../platform/time';
import { newApplicationLink } from '../application-links/applicationLinks';
import { keepFilesOf } from '../files/namedFiles';

const SENT = 'These answers have been sent.';

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
      .where('enquiryId', 'is', null)
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
      enquiryId: null,
    })
    .execute();
  return { ...saved, hash: secret };
}

/**
 * The draft that a link's secret names. Throws 404 where there is none, or its time is over; 410 where it was sent, with
 * a link to what it became.
 */
export async function draftBehind(db: Database, hash: string): Promise<DraftAnswer> {
  const row = await db
    .selectFrom('drafts')
    .select(['sealed', 'savedAt', 'keptUntil', 'enquiryId'])
    .where('linkHash', '=', hashOf(hash))
    .where('keptUntil', '>', now())
    .executeTakeFirst();
  if (!row) throw notFound('draft');
  const { sealed, enquiryId, ...times } = row;
  if (enquiryId !== null)
    throw new HttpError(410, 'draft-sent', SENT, { link: await newApplicationLink(db, enquiryId) });
  return { ...draft.parse(JSON.parse(unseal(sealed, hash, 'draft'))), ...times };
}

/** Throws 404 where a link's secret names no draft, or its time is over. */
export async function mustBeDraft(db: Database, hash: string): Promise<void> {
  const row = await db
    .selectFrom('drafts')
    .select('slug')
    .where('linkHash', '=', hashOf(hash))
    .where('keptUntil', '>', now())
    .executeTakeFirst();
  if (!row) throw notFound('draft');
}

/** Empties the draft that a submission names as its own: its link leads to the enquiry from now on. */
export async function endDraft(trx: Trx, { headers }: FastifyRequest, enquiryId: string): Promise<void> {
  const hash = headers[DRAFT_HEADER.toLowerCase()];
  if (typeof hash !== 'string') return;
  await trx.updateTable('drafts').set({ sealed: '', enquiryId }).where('linkHash', '=', hashOf(hash)).execute();
}
