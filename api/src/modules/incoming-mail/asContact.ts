import type { ReadMail } from './readMail';

/** Where such a message was sent from, in the place of a page. */
const BY_MAIL = 'By mail';

/** A mail as a message of the contacts has it: who wrote is known by their own word alone. */
export function asContact({ name, address, subject, text }: ReadMail) {
  const [last = '', first] = name.split(/,\s*/, 2);
  const words = (first === undefined ? name : `${first} ${last}`).split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const firstName = words.join(' ') || address || 'Unknown';
  return { firstName, lastName, email: address, mobile: '', message: text || subject, page: BY_MAIL };
}
