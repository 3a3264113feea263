import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_NAME, campuses, PROVIDER } from '@forms/shared/contract';

/** Those of the 50,000 commonest that are long enough for us, from @zxcvbn-ts/language-common 3.0.4 (MIT). */
const commonest = new Set(readFileSync(join(__dirname, 'commonPasswords.txt'), 'utf8').split('\n').filter(Boolean));

const LEAST_DIFFERENT = 5;
const LEAST_OWN = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);
const everybodys = [
  ...wordsOf(`${PROVIDER} ${APP_NAME}`),
  ...campuses,
  'password',
  'welcome',
  'qwerty',
  'letmein',
  'admin',
];

/**
 * Whether a password is one of those that are guessed first: one of the commonest, of hardly any different letters, or
 * of nothing but words that everybody here knows, or its owner's name and address of email.
 */
export function isEasy(password: string, owner: { name: string; email: string }): boolean {
  const small = password.toLowerCase();
  if (commonest.has(small) || new Set(small).size < LEAST_DIFFERENT) return true;
  const known = [...everybodys, ...wordsOf(owner.name), ...wordsOf(owner.email)].filter(({ length }) => length > 2);
  const longestFirst = known.sort((one, other) => other.length - one.length);
  const own = longestFirst.reduce((left, word) => left.replaceAll(word, ''), small).match(/\p{L}/gu) ?? [];
  return own.length < LEAST_OWN && known.some((word) => small.includes(word));
}
