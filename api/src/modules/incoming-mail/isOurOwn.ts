import { mailboxOf } from '../letters/mailbox';
import { letterNamed } from './letterNamed';
import type { ReadMail } from './readMail';

/** Whether a mail is a letter of the site's own that came back to its mailbox: nobody wrote it, and nobody waits. */
export const isOurOwn = ({ messageId, address }: ReadMail, mailFrom: string): boolean =>
  letterNamed(messageId) !== undefined ||
  mailboxOf(address) === mailboxOf(/<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom);
