import * as z from '@forms/shared/platform/zod';
import { receivedMail } from '../mail/receivedMail';

/** So many messages of one application's side are kept. */
export const MOST_MESSAGES = 100;
export const TOO_MANY_MESSAGES =
  'No more messages can be sent about this application. Please write to us by the contact form.';

export const NO_MESSAGE = 'Please write your message';
export const MESSAGE_TOO_LONG = 'A message has at most 5,000 letters.';

/** What staff, or whoever has an application's link, write about it: plain words. */
export const newMessage = z.object({ text: z.string().trim().min(1, NO_MESSAGE).max(5_000, MESSAGE_TOO_LONG) });
export const applicantMessage = newMessage.extend({ link: z.string().max(64) });

/** The messages that staff have seen as they answer, by id: what came since goes on waiting. */
const seen = z.array(z.string()).max(MOST_MESSAGES);
export const messageToApplicant = newMessage.extend({ seen });
export const seenMessages = z.object({ seen });

/** A message about an application. */
export const applicationMessage = z.object({
  id: z.string(),
  from: z.enum(['applicant', 'staff']),
  text: z.string(),
  sentAt: z.string(),
});
export type ApplicationMessage = z.infer<typeof applicationMessage>;

/** A message as staff see it: who wrote it, whether one of an applicant's still waits for an answer, and how it came where that was by mail. */
export const enquiryMessages = z.array(
  applicationMessage.extend({ author: z.string(), isWaiting: z.boolean(), mail: receivedMail.optional() }),
);
export type EnquiryMessages = z.infer<typeof enquiryMessages>;
