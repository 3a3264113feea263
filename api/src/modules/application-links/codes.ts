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
 * Tries a code on a link: it opens it and is used up, or is wrong, or was the last wrong one or came after that, and the
 * link is locked. A try is taken before the code is looked at, and tells by its own number what it is: of many at a time
 * no more count than of those that come one after another, and each is answered the same in any order.
 */
export async function redeemCode(db: Database, linkHash: string, code: string): Promise<'opened' | 'wrong' | 'locked'> {
  const taken = await db
    .updateTable('applicationLinks')
    .set(({ ref, eb }) => ({ wrongCodes: eb(ref('wrongCodes'), '+', 1) }))
    .where('linkHash', '=', linkHash)
    .where('wrongCodes', '<', WRONG_CODES)
    .returning('wrongCodes')
    .executeTakeFirst();
  if (!taken) return 'locked';
  const right = await db
    .updateTable('applicationLinks')
    .set({ codeHash: null, codeUntil: null, wrongCodes: 0 })
    .where('linkHash', '=', linkHash)
    .where('codeHash', '=', hashOf(`${linkHash} ${code}`))
    .where('codeUntil', '>', now())
    .returning('linkHash')
    .executeTakeFirst();
  if (right) return 'opened';
  return taken.wrongCodes < WRONG_CODES ? 'wrong' : 'locked';
}
