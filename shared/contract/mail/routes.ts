import * as z from '@forms/shared/platform/zod';
import { bodies, route } from '../route';

/**
 * Takes a mail as it came, `message/rfc822`, from the site's mail server or provider; the same one twice is one. It
 * became a message of an enquiry, a message of the contacts or a part of one, the failure of a letter, or was known.
 */
export const incomingMail = route({
  service: 'api',
  method: 'POST',
  path: '/mail/incoming',
  allow: 'everyone',
  signed: true,
  maxBody: bodies.mail,
  answer: z.object({ became: z.enum(['enquiry', 'contact', 'failure', 'known']) }),
});
