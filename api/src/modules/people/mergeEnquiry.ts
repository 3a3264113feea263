import { ENQUIRY_CHANGED, type MergeAsked, type Who } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { dropDocumentsReceived } from '../documents/documentsReceived';
import { lockEnquiry } from '../enquiries/lockEnquiry';
import { inQueue } from '../enquiries/queues';
import { recordEdit } from '../enquiries/recordEdit';
import { enquiryById } from '../enquiries/storedEnquiries';
import { mergedFrom, mergedIntoOf } from '../merges/storedMerges';
import { duplicatesOf } from './duplicates';

/** An enquiry by what staff call it. */
interface Named {
  id: string;
  reference: string;
}

/**
 * Merges an enquiry into another, or takes the two apart again; both timelines say so. Throws 404, 409 with the enquiry over
 * another version than was seen, and 409 where the two may not be merged.
 */
export async function mergeEnquiry(
  db: Database,
  id: string,
  { into, version }: MergeAsked,
  who: Who & { name: string },
): Promise<void> {
  if (into === id) throw new HttpError(400, 'bad-body', 'An enquiry is not merged into itself.');
  const isDuplicate = into !== null && (await duplicatesOf(db, id, who)).some((each) => each.id === into);
  await db.transaction().execute(async (trx) => {
    // In one order, so that two who merge them into each other wait and do not stand in each other's way.
    for (const each of [id, ...(into === null ? [] : [into])].sort()) await lockEnquiry(trx, each);
    const duplicate = await named(trx, id);
    const seen = await trx
      .updateTable('enquiries')
      .set({ version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!seen) {
      const stored = await enquiryById(trx, id);
      throw new HttpError(409, ENQUIRY_CHANGED.word, ENQUIRY_CHANGED.message, { stored });
    }
    if (into === null) return takeApart(trx, duplicate, who.name);
    await merge(trx, duplicate, { ...(await named(trx, into)), isDuplicate }, who.name);
  });
}

const named = (trx: Trx, id: string): Promise<Named> =>
  trx
    .selectFrom('enquiries')
    .select(['id', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));

async function merge(
  trx: Trx,
  duplicate: Named,
  { isDuplicate, ...stays }: Named & { isDuplicate: boolean },
  author: string,
): Promise<void> {
  await mustStandAlone(trx, duplicate, stays);
  if (!isDuplicate) {
    const message = `${duplicate.reference} and ${stays.reference} are not of the same form and person within six months, or one of them is withdrawn.`;
    throw new HttpError(409, 'no-duplicate', message);
  }
  await mustHoldNothing(trx, duplicate, stays);
  await mustOweNothing(trx, duplicate);
  const row = { enquiryId: duplicate.id, mergedInto: stays.id, author, madeAt: now() };
  await trx.insertInto('mergedEnquiries').values(row).execute();
  await dropDocumentsReceived(trx, duplicate.id);
  await recordEdit(trx, duplicate.id, author, { field: 'mergedInto', before: '', after: stays.reference });
  await recordEdit(trx, stays.id, author, { field: 'mergedFrom', before: '', after: duplicate.reference });
}

async function takeApart(trx: Trx, duplicate: Named, author: string): Promise<void> {
  const stays = (await mergedIntoOf(trx, [duplicate.id])).get(duplicate.id);
  if (!stays) throw new HttpError(409, 'not-merged', `${duplicate.reference} is not merged into another.`);
  await trx.deleteFrom('mergedEnquiries').where('enquiryId', '=', duplicate.id).execute();
  await recordEdit(trx, duplicate.id, author, { field: 'mergedInto', before: stays.reference, after: '' });
  await recordEdit(trx, stays.id, author, { field: 'mergedFrom', before: duplicate.reference, after: '' });
}

/** Nothing is merged into what is merged itself: whoever follows one finds all of it at one place. */
async function mustStandAlone(trx: Trx, duplicate: Named, stays: Named): Promise<void> {
  const into = await mergedIntoOf(trx, [duplicate.id, stays.id]);
  const [first] = await mergedFrom(trx, duplicate.id);
  for (const { id, reference } of [duplicate, stays]) {
    const other = into.get(id);
    if (other)
      throw new HttpError(
        409,
        'merged-already',
        `${reference} is merged into ${other.reference}. Please take it apart first.`,
      );
  }
  if (!first) return;
  const message = `${first.reference} is merged into ${duplicate.reference}. Please take it apart first.`;
  throw new HttpError(409, 'merged-already', message);
}

/** Entries and documents about money stay where they can be worked on. */
async function mustHoldNothing(trx: Trx, duplicate: Named, stays: Named): Promise<void> {
  const held = await heldBy(trx, duplicate.id);
  if (held === undefined) return;
  const isFree = (await heldBy(trx, stays.id)) === undefined;
  const instead = isFree
    ? `Please open ${stays.reference} and merge that into this one.`
    : `${stays.reference} has them too, so neither can be merged.`;
  throw new HttpError(409, 'holds-entries-or-money', `${duplicate.reference} has ${held}. ${instead}`);
}

/** What its applicant waits for is done first: nobody would find it in a queue any more. */
async function mustOweNothing(trx: Trx, { id, reference }: Named): Promise<void> {
  for (const [queue, owed] of [
    ['answer', 'a message that waits for an answer. Please answer it first.'],
    ['documents', 'documents that nobody has decided on. Please look at them first.'],
  ] as const) {
    const found = await trx
      .selectFrom('enquiries')
      .select('id')
      .where(({ and, eb }) => and([eb('id', '=', id), inQueue(trx, queue, '')]))
      .executeTakeFirst();
    if (found) throw new HttpError(409, 'owes-an-answer', `${reference} has ${owed}`);
  }
}

/** What keeps an enquiry from being merged into another: money is always on an invoice. */
async function heldBy(trx: Trx, id: string): Promise<string | undefined> {
  if (await trx.selectFrom('examEntries').select('id').where('enquiryId', '=', id).executeTakeFirst())
    return 'exam entries';
  if (await trx.selectFrom('invoices').select('id').where('enquiryId', '=', id).executeTakeFirst())
    return 'an invoice, or the draft of one';
  return undefined;
}
