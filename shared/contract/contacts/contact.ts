import * as z from '@forms/shared/platform/zod';
import { contactEnquiry } from '../content/content';
import { isRichText } from '../forms/richText';
import { letter } from '../letters/letter';
import { type ListAsked, listQuery } from '../lists/page';
import { mailInThread, unplacedMail } from '../mail/receivedMail';
import { trackingStatus } from '../tracking';

/** An answer to a message, as HTML of the editor of rich text. */
export const newReply = z.object({
  html: z
    .string()
    .trim()
    .min(1, 'A reply needs some words')
    .max(15_000, 'This is too long for one letter')
    .refine(isRichText, 'This holds markup that the editor does not write'),
});
/** What staff answered, and the letter that it went out in. */
export const contactReply = z.object({
  id: z.string(),
  html: z.string(),
  author: z.string(),
  madeAt: z.string(),
  letter,
});
export type ContactReply = z.infer<typeof contactReply>;

/**
 * What somebody wrote by the contact form, or by mail, as staff read, answer and follow it. A `suspect` one looks like a
 * machine's; it is kept, for a person may be behind it.
 */
export const contact = contactEnquiry.extend({
  // A mail says less than the form asks for, and may be longer.
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  message: z.string(),
  id: z.string(),
  sentAt: z.string(),
  status: trackingStatus,
  suspect: z.boolean(),
  /** Oldest first. */
  replies: z.array(contactReply),
  /** Where it came by mail itself. */
  mail: unplacedMail.optional(),
  /** What was answered to the replies by mail, oldest first. */
  received: z.array(mailInThread),
});
export type Contact = z.infer<typeof contact>;

/** What a list of messages is asked for: those of a tab, which is a status, of a kind, and sent from a page. */
export const contactsAsked = z.object({
  ...listQuery(['sent', 'name']),
  tab: trackingStatus.optional(),
  kind: z.enum(['message', 'suspect']).optional(),
  page: z.string().max(200).optional(),
});
export type ContactsAsked = Omit<z.infer<typeof contactsAsked>, keyof ListAsked> & ListAsked;
