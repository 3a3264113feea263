import { languageOf, PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { sayIn } from './say';

/**
 * What the letter of a reply says, in the language of the page that the message was sent from. Its message is not quoted: nobody has proved that the address is the writer's. Answers
 * to it go to the site's own mailbox also where a mail server on the way puts another sender in.
 */
export async function replyLetter({ db, settings }: App, replyId: string): Promise<SendMailOptions> {
  const { firstName, lastName, sentAt, sentFrom, html } = await db
    .selectFrom('contactReplies')
    .innerJoin('contacts', 'contacts.id', 'contactReplies.contactId')
    .select(['firstName', 'lastName', 'contacts.sentAt', 'sentFrom', 'html'])
    .where('contactReplies.id', '=', replyId)
    .executeTakeFirstOrThrow();
  const language = languageOf[sentFrom ?? settings.campus];
  return {
    replyTo: settings.mailFrom,
    ...letterBody({
      language,
      greeting: greetingFor(`${firstName} ${lastName}`, language),
      opening: sayIn(language)('This is our answer to your message of {day}.', { day: writtenDay(sentAt, language) }),
      written: html,
      closing: [PROVIDER],
    }),
  };
}
