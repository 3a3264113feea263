import { campusNames, PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Trx } from '../../platform/database/database';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { hashOf, newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { letterBody } from '../../platform/mail/letterBody';
import { openText, sealText } from '../../platform/sealing/sealedText';
import type { Settings } from '../../platform/settings/settings';
import { siteAddress } from '../../platform/settings/settings';
import { now } from '../../platform/time';
import { mailboxOf } from './mailbox';
import { queuedLetter } from './storedLetters';

const SUBJECT = `Your unfinished form – ${PROVIDER}`;
const LINK = 'Go on with your form';
const UNASKED =
  'Somebody gave this address so that they can go on later. If it was not you, you need do nothing: please delete this letter.';

/**
 * Queues a letter with the link of a draft, whose secret it keeps under the key of answers until the letter has gone. While
 * one of the same draft to the same mailbox waits, there is no second.
 */
export async function queueDraftLetter(
  trx: Trx,
  { answersKeys }: Pick<Settings, 'answersKeys'>,
  { hash, email }: { hash: string; email: string },
): Promise<void> {
  const linkHash = hashOf(hash);
  const waiting = await trx
    .selectFrom('draftLetters')
    .innerJoin('letters', 'letters.id', 'letterId')
    .innerJoin('jobs', 'jobs.id', 'letterId')
    .select('letterId')
    .where('linkHash', '=', linkHash)
    .where('mailbox', '=', mailboxOf(email))
    .where('deadAt', 'is', null)
    .executeTakeFirst();
  if (waiting) return;
  const id = newId();
  await trx
    .insertInto('letters')
    .values(queuedLetter({ id, enquiryId: null, kind: 'draft', recipient: email, subject: SUBJECT }))
    .execute();
  await trx
    .insertInto('draftLetters')
    .values({ letterId: id, linkHash, sealed: sealText(answersKeys, hash) })
    .execute();
  await queueJob(trx, 'letter', { letterId: id }, { id });
}

/** What the letter with a draft's link says; undefined where the draft’s time is over. No name and no answer: anybody may have typed the address. */
export async function draftLetter({ db, settings }: App, letterId: string): Promise<SendMailOptions | undefined> {
  const row = await db
    .selectFrom('draftLetters')
    .innerJoin('drafts', 'drafts.linkHash', 'draftLetters.linkHash')
    .select(['draftLetters.sealed', 'slug', 'keptUntil'])
    .where('letterId', '=', letterId)
    .where('keptUntil', '>', now())
    .executeTakeFirst();
  if (!row) return undefined;
  const { title } = await db
    .selectFrom('formVersions')
    .select('title')
    .where('slug', '=', row.slug)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const address = `${siteAddress(settings)}/${row.slug}/${openText(settings.answersKeys, row.sealed)}`;
  return letterBody({
    greeting: 'Hello',
    opening: `You can go on with “${title}” where you stopped, on any device, until ${writtenDay(row.keptUntil)}.`,
    link: { name: LINK, address },
    closing: [
      'Whoever has this link can read the answers so far: please do not pass this letter on.',
      UNASKED,
      `${PROVIDER} ${campusNames[settings.campus]}`,
    ],
  });
}
