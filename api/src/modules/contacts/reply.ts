import { isEmail, languageOf, PROVIDER, type TrackingStatus } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import type { Settings } from '../../platform/settings/settings';
import { now } from '../../platform/time';
import { sayIn } from '../letters/say';
import { queuedLetter } from '../letters/storedLetters';

const ANSWERED: TrackingStatus = 'completed';
/** The contact form takes any words for an address. */
const noAddress = (email: string) =>
  new HttpError(422, 'no-address', `No letter can be sent to “${email}”: it is not an email address.`);

/**
 * Stores an answer to a message, queues its letter and closes the message. Throws 404 where there is no such message and
 * 422 where its writer gave no address. Answers the reply's id, which its letter has too.
 */
export async function reply(
  trx: Trx,
  { campus }: Pick<Settings, 'campus'>,
  contactId: string,
  { html, author }: { html: string; author: string },
): Promise<string> {
  const { email, sentFrom } = await trx
    .selectFrom('contacts')
    .select(['email', 'sentFrom'])
    .where('id', '=', contactId)
    .executeTakeFirstOrThrow(() => notFound('message'));
  if (!isEmail(email)) throw noAddress(email);
  const say = sayIn(languageOf[sentFrom ?? campus]);
  const subject = say('Your message to {provider}', { provider: PROVIDER });
  const id = newId();
  await trx.insertInto('contactReplies').values({ id, contactId, html, author, madeAt: now() }).execute();
  await trx
    .insertInto('letters')
    .values(queuedLetter({ id, enquiryId: null, kind: 'reply', recipient: email, subject }))
    .execute();
  await queueJob(trx, 'letter', { letterId: id, byStaff: true }, { id });
  await trx.updateTable('contacts').set({ status: ANSWERED }).where('id', '=', contactId).execute();
  return id;
}
