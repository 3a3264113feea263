import { authors, filledTemplate, LETTERS_WAIT_MINUTES } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { minutesFromNow, now } from '../../platform/time';
import { lockUnmerged } from '../enquiries/lockEnquiry';
import { recordStep } from '../history/recordStep';
import { queueLetter } from '../letters/queueLetter';
import { keepFromStaff } from '../messages/storedMessages';

/**
 * Writes to whoever sent an enquiry, with what a field stands for in its place. The letter waits before it goes. Answers
 * the message's id. Throws 422 where there is nobody to write to.
 */
export async function writeRow(trx: Trx, enquiryId: string, text: string, author: string): Promise<string> {
  await lockUnmerged(trx, enquiryId);
  const { name, reference, form } = await trx
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.slug', '=', 'enquiries.formSlug')
        .onRef('formVersions.version', '=', 'enquiries.formVersion'),
    )
    .select(['name', 'reference', 'formVersions.title as form'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const words = filledTemplate(text, { name, reference, form, staff: author });
  const sentAt = minutesFromNow(LETTERS_WAIT_MINUTES);
  const messageId = await keepFromStaff(trx, { enquiryId, text: words, author, sentAt });
  await queueLetter(trx, enquiryId, 'message', { about: messageId, runAt: sentAt });
  if ((await lettersOf(trx, enquiryId, messageId)).length === 0)
    throw new HttpError(422, 'nobody', 'It has no address to write to.');
  return messageId;
}

/** Takes a message back while none of its letters has gone or is being sent. Answers whether it could be. */
export async function takeBackLetter(
  trx: Trx,
  { enquiryId, messageId }: { enquiryId: string; messageId: string },
): Promise<boolean> {
  const letters = await lettersOf(trx, enquiryId, messageId);
  if (letters.length === 0 || letters.some(({ sentAt }) => sentAt !== null)) return false;
  const ids = letters.map(({ id }) => id);
  const waiting = await trx
    .deleteFrom('jobs')
    .where('id', 'in', ids)
    .where((job) => job.or([job('lockedUntil', 'is', null), job('lockedUntil', '<=', now())]))
    .returning('id')
    .execute();
  // What is thrown takes all of it back, so that those of a letter that is being sent wait as they did.
  if (waiting.length < ids.length) throw new HttpError(409, 'being-sent', LETTER_GONE);
  await trx.deleteFrom('letters').where('id', 'in', ids).execute();
  await trx.deleteFrom('messages').where('id', '=', messageId).execute();
  for (const { subject } of letters) {
    const detail = `${subject}: it was taken back`;
    await recordStep(trx, { enquiryId, kind: 'mail-dropped', detail, author: authors.server });
  }
  return true;
}

export const LETTER_GONE = 'Its letter has gone.';

const lettersOf = (trx: Trx, enquiryId: string, about: string) =>
  trx
    .selectFrom('letters')
    .select(['id', 'subject', 'sentAt'])
    .where('enquiryId', '=', enquiryId)
    .where('kind', '=', 'message')
    .where('about', '=', about)
    .execute();
