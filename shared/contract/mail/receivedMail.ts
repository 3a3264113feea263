import * as z from '@forms/shared/platform/zod';

/** What was attached to a mail, `size` in bytes: the file that it is kept as, or why it was refused. */
export const mailFile = z.object({
  id: z.string().nullable(),
  name: z.string(),
  size: z.number().int().nonnegative(),
  refused: z.string(),
});
export type MailFile = z.infer<typeof mailFile>;

/**
 * What is known of a message that came by mail, beside its words: `quoted` is what it repeats of earlier ones. One that is
 * `isAutomatic` was sent by a program, as “out of office”. `isStranger` where the record knows no such address.
 */
export const receivedMail = z.object({
  from: z.string(),
  name: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  quoted: z.string(),
  isAutomatic: z.boolean(),
  isStranger: z.boolean(),
  files: z.array(mailFile),
});
export type ReceivedMail = z.infer<typeof receivedMail>;

/** An answer by mail in a thread of its own. */
export const mailInThread = receivedMail.extend({ id: z.string(), text: z.string(), receivedAt: z.string() });
export type MailInThread = z.infer<typeof mailInThread>;

/** A mail that found no thread: `seems` is the enquiry whose reference it names, where there is one. */
export const unplacedMail = receivedMail.extend({
  seems: z.object({ enquiryId: z.string(), reference: z.string() }).nullable(),
});
export type UnplacedMail = z.infer<typeof unplacedMail>;

/** Seconds for which a signature holds, before and after its time. */
export const MAIL_SIGNATURE_SECONDS = 300;
/** `t=` the time in seconds since 1970, `,v1=` the HMAC-SHA256 in hexadecimal of that time, a full stop and the bytes of the mail. */
export const MAIL_SIGNATURE_HEADER = 'Mail-Signature';
