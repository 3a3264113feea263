import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's figures for scrypt at 32 MB. */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;

/** What is kept of who has no password: none matches it. */
export const NO_PASSWORD = '';

/** A password as it is kept: `scrypt$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether this is the password that was hashed. Takes as long either way, and for no hash at all. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? nobody).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== undefined;
}

/** What an unknown person's password is compared with, so that their answer is no faster. */
const nobody = `scrypt$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { ...cost, maxmem: 64 * 1024 * 1024 };
    scrypt(password, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
