import { PROVIDER } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import type { JobPayloads } from '../../platform/jobs/tables';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { UNATTENDED } from '../../platform/mail/unattended';
import { siteAddress } from '../../platform/settings/settings';

/** Writes to a colleague that a note is for them, and where it stands; to nobody who has done with it, does without such letters, or works here no more. What the note says stays in the portal. */
export async function sendNoteLetter(
  { db, settings, post }: App,
  { commentId, userId }: JobPayloads['noteLetter'],
): Promise<void> {
  const note = await db
    .selectFrom('commentMentions')
    .innerJoin('enquiryComments', 'enquiryComments.id', 'commentId')
    .innerJoin('enquiries', 'enquiries.id', 'commentMentions.enquiryId')
    .innerJoin('users', 'users.id', 'userId')
    .select(['enquiries.id', 'reference', 'author', 'users.name', 'users.email'])
    .where('commentId', '=', commentId)
    .where('userId', '=', userId)
    .where('doneAt', 'is', null)
    .where('active', '=', 1)
    .where('noteLetters', '=', 1)
    .executeTakeFirst();
  if (!note) return;
  await post.send(`${commentId}.${userId}`, {
    to: note.email,
    subject: `A note for you about ${note.reference} – ${PROVIDER}`,
    headers: UNATTENDED,
    ...letterBody({
      greeting: greetingFor(note.name),
      opening: `${note.author} has written a note for you about ${note.reference}.`,
      link: { name: 'Read it in the staff portal', address: `${siteAddress(settings)}/staff/enquiry/${note.id}` },
      closing: [
        'It stands under “Notes for you” on your home page until you have done with it. Please answer by a note there: nobody reads answers to this letter.',
        'To get no letters about notes any more, untick them on the page of your account.',
        PROVIDER,
      ],
    }),
  });
}
