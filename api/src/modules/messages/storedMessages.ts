import {
  type ApplicationMessage,
  authors,
  type EnquiryMessages,
  MOST_MESSAGES,
  TOO_MANY_MESSAGES,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { mailsOfEnquiry } from '../mails/storedMails';

/** The messages about an enquiry, oldest first, as staff see them. */
export async function messagesOf(db: Database, enquiryId: string): Promise<EnquiryMessages> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'author', 'text', 'sentAt', 'isWaiting'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('sentAt')
    .orderBy('id')
    .execute();
  const mails = await mailsOfEnquiry(db, enquiryId);
  return rows.map(({ author, isWaiting, ...message }) => {
    const mail = mails.get(message.id);
    return {
      ...message,
      from: author === null ? 'applicant' : 'staff',
      author: author ?? (mail ? mail.name || mail.from : authors.applicant),
      isWaiting: isWaiting === 1,
      mail,
    };
  });
}

/**
 * The same as the applicant sees them: who of the staff wrote, and what they do about it, is theirs, and so is what came by
 * mail, which somebody else who pays or was copied may have written. What has not gone yet may still be taken back.
 */
export const messagesShown = async (db: Database, enquiryId: string): Promise<ApplicationMessage[]> =>
  (await messagesOf(db, enquiryId))
    .filter(({ mail, sentAt }) => !mail && sentAt <= now())
    .map(({ id, from, text, sentAt }) => ({ id, from, text, sentAt }));

/** Keeps a message of an applicant's, who waits for an answer from then on. Throws 409 where there are too many. */
export async function keepFromApplicant(trx: Trx, enquiryId: string, text: string): Promise<void> {
  const { count } = await trx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('enquiryId', '=', enquiryId)
    .where('author', 'is', null)
    .where('id', 'not in', trx.selectFrom('incomingMails').select('id').where('enquiryId', '=', enquiryId))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_MESSAGES) throw new HttpError(409, 'too-many-messages', TOO_MANY_MESSAGES);
  await trx
    .insertInto('messages')
    .values({ id: newId(), enquiryId, author: null, text, sentAt: now(), isWaiting: 1 })
    .execute();
}

/** Keeps the words of a mail about an enquiry under its id; `isWaiting` where somebody wrote it. */
export async function keepFromMail(
  trx: Trx,
  { id, enquiryId, text, isWaiting }: { id: string; enquiryId: string; text: string; isWaiting: boolean },
): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ id, enquiryId, author: null, text, sentAt: now(), isWaiting: isWaiting ? 1 : 0 })
    .execute();
}

/** Keeps a message of one of the staff, which who applied sees from `sentAt` on. Answers its id. */
export async function keepFromStaff(
  trx: Trx,
  { enquiryId, text, author, sentAt = now() }: { enquiryId: string; text: string; author: string; sentAt?: string },
): Promise<string> {
  const id = newId();
  await trx.insertInto('messages').values({ id, enquiryId, author, text, sentAt, isWaiting: 0 }).execute();
  return id;
}

/** These messages of an enquiry wait for no answer any more. Throws 404 where there is no such enquiry. */
export async function endWaiting(db: Database, enquiryId: string, seen: readonly string[]): Promise<void> {
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  if (seen.length === 0) return;
  await db
    .updateTable('messages')
    .set({ isWaiting: 0 })
    .where('enquiryId', '=', enquiryId)
    .where('id', 'in', seen)
    .execute();
}
