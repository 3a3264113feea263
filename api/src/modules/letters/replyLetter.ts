import { PROVIDER } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';

/**
 * What the letter of a reply says. Its message is not quoted: nobody has proved that the address is the writer's. Answers
 * to it go to the site's own mailbox also where a mail server on the way puts another sender in.
 */
export async function replyLetter({ db, settings }: App, replyId: string): Promise<SendMailOptions> {
  const { firstName, lastName, sentAt, html } = await db
    .selectFrom('contactReplies')
    .innerJoin('contacts', 'contacts.id', 'contactReplies.contactId')
    .select(['firstName', 'lastName', 'contacts.sentAt', 'html'])
    .where('contactReplies.id', '=', replyId)
    .executeTakeFirstOrThrow();
  return {
    replyTo: settings.mailFrom,
    ...letterBody({
      greeting: greetingFor(`${firstName} ${lastName}`),
      opening: `This is our answer to your message of ${writtenDay(sentAt)}.`,
      written: html,
      closing: [PROVIDER],
    }),
  };
}
