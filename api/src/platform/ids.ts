import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A random id that nobody guesses: 128 bits, fit for an address. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A secret that is handed out once: 256 bits, fit for an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** How a secret is kept: whoever reads the database cannot use it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** No letter that is read as another: neither O nor 0, I nor 1, S nor 5. */
const REFERENCE_LETTERS = '2346789ABCDEFGHJKLMNPQRTUVWXYZ';

/** A reference that a person can read out on the telephone, as `EX-7K2M9Q`. */
export const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 6 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')}`;
