import * as z from 'zod';
import { seal, unseal } from './sealing';

/** A key by the name that what it sealed carries, so that several can open and the newest seals. */
export interface AnswersKey {
  name: string;
  secret: string;
}

/** A key as it is written down, as `2026:…`. */
export const answersKey = z
  .string()
  .regex(
    /^[\w-]+:.{32,}$/,
    'must be a name and a secret of at least 32 letters, as 2026:…, with commas between several',
  )
  .transform((key): AnswersKey => ({ name: key.slice(0, key.indexOf(':')), secret: key.slice(key.indexOf(':') + 1) }));

const PURPOSE = 'answers';
const SEALED = /^sealed:([\w-]+):(.+)$/s;

/** A text as it is kept: sealed with the first key, if there is one. */
export function sealText([key]: readonly AnswersKey[], text: string): string {
  return key ? `sealed:${key.name}:${seal(text, key.secret, PURPOSE)}` : text;
}

/** A text as it was given. Throws where the key that sealed it is not among these. */
export function openText(keys: readonly AnswersKey[], stored: string): string {
  const [, name, inside = ''] = SEALED.exec(stored) ?? [];
  if (name === undefined) return stored;
  const key = keys.find((each) => each.name === name);
  if (!key) throw new Error(`ANSWERS_KEYS has no key ${name}, which this was sealed with`);
  return unseal(inside, key.secret, PURPOSE);
}

/** The name of the key that sealed a text; undefined where none did. */
export const keyNameOf = (stored: string): string | undefined => SEALED.exec(stored)?.[1];

/** Whether a text is sealed as the first of these keys would seal it now. */
export const isUpToDate = ([key]: readonly AnswersKey[], stored: string): boolean => keyNameOf(stored) === key?.name;
