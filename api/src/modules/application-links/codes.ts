import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, CODE_MINUTES, WRONG_CODES } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { hashOf } from '../../platform/ids';
import { minutesFromNow, now } from '../../platform/time';

/** A code for a link, in the place of the one before. Kept with the link's hash, so that no table of codes finds it. */
export async function newCode(db: Database, linkHash: string): Promise<string> {
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
  await db
    .updateTable('applicationLinks')
    .set({ codeHash: hashOf(`${linkHash} ${code}`), codeUntil: minutesFromNow(CODE_MINUTES) })
    .where('linkHash', '=', linkHash)
    .execute();
  return code;
}

/**
 * Whether a code opens a link; it is used up then. A try is taken before the code is looked at: of many at a time no more
 * count than of those that come one after another.
 */
export async function redeemCode(db: Database, linkHash: string, code: string): Promise<boolean> {
  const taken = await db
    .updateTable('applicationLinks')
    .set(({ ref, eb }) => ({ wrongCodes: eb(ref('wrongCodes'), '+', 1) }))
    .where('linkHash', '=', linkHash)
    .where('wrongCodes', '<', WRONG_CODES)
    .returning('linkHash')
    .executeTakeFirst();
  if (!taken) return false;
  const right = await db
    .updateTable('applicationLinks')
    .set({ codeHash: null, codeUntil: null, wrongCodes: 0 })
    .where('linkHash', '=', linkHash)
    .where('codeHash', '=', hashOf(`${linkHash} ${code}`))
    .where('codeUntil', '>', now())
    .returning('linkHash')
    .executeTakeFirst();
  return right !== undefined;
}
