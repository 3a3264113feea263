import { type Campus, languageOf, PROVIDER } from '@forms/shared/contract';
import { formIn } from '@forms/shared/contract/definitions';
import type { SendMailOptions } from 'nodemailer';
import type { Trx } from '../../platform/database/database';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { hashOf, newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { openText, sealText } from '../../platform/sealing/sealedText';
import { addressAt } from '../../platform/settings/addressAt';
import type { Settings } from '../../platform/settings/settings';
import { now } from '../../platform/time';
import { newestForm } from '../forms/storedForms';
import { mailboxOf } from './mailbox';
import { sayIn, signature } from './say';
import { queuedLetter } from './storedLetters';

/**
 * Queues a letter with the link of a draft, whose secret it keeps under the key of answers until the letter has gone. While
 * one of the same draft to the same mailbox waits, there is no second. It is of the campus whose page it was asked for on.
 */
export async function queueDraftLetter(
  trx: Trx,
  { answersKeys }: Pick<Settings, 'answersKeys'>,
  { hash, email, campus }: { hash: string; email: string; campus: Campus },
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
  const subject = `${sayIn(languageOf[campus])('Your unfinished form')} – ${PROVIDER}`;
  await trx
    .insertInto('letters')
    .values(queuedLetter({ id, enquiryId: null, kind: 'draft', recipient: email, subject }))
    .execute();
  await trx
    .insertInto('draftLetters')
    .values({ letterId: id, linkHash, sealed: sealText(answersKeys, hash), campus })
    .execute();
  await queueJob(trx, 'letter', { letterId: id }, { id });
}

/** What the letter with a draft's link says; undefined where the draft’s time is over. No name and no answer: anybody may have typed the address. */
export async function draftLetter({ db, settings }: App, letterId: string): Promise<SendMailOptions | undefined> {
  const row = await db
    .selectFrom('draftLetters')
    .innerJoin('drafts', 'drafts.linkHash', 'draftLetters.linkHash')
    .select(['draftLetters.sealed', 'draftLetters.campus', 'slug', 'keptUntil'])
    .where('letterId', '=', letterId)
    .where('keptUntil', '>', now())
    .executeTakeFirst();
  if (!row) return undefined;
  const campus = row.campus ?? settings.campus;
  const language = languageOf[campus];
  const say = sayIn(language);
  const { json } = await newestForm(db, row.slug);
  const path = `/${row.slug}/${openText(settings.answersKeys, row.sealed)}`;
  return letterBody({
    language,
    greeting: greetingFor('', language),
    opening: say('You can go on with “{title}” where you stopped, on any device, until {day}.', {
      ...{ title: formIn(json, language).header.title, day: writtenDay(row.keptUntil, language) },
    }),
    link: { name: say('Go on with your form'), address: addressAt(settings, path, { campus }) },
    closing: [
      say('Whoever has this link can read the answers so far: please do not pass this letter on.'),
      say(
        'Somebody gave this address so that they can go on later. If it was not you, you need do nothing: please delete this letter.',
      ),
      signature(say, campus),
    ],
  });
}
