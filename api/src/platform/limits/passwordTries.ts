import { sql } from 'kysely';
import type { Database } from '../database/database';
import { tooMany } from '../errors/errors';
import { hashOf } from '../ids';
import { daysFromNow, minutesFromNow, now } from '../time';

/** The wait after so many wrong passwords for one account, and how it grows. */
const { free, firstWaitMinutes, longestWaitMinutes, forgottenAfterDays } = {
  free: 5,
  firstWaitMinutes: 1,
  longestWaitMinutes: 15,
  forgottenAfterDays: 1,
};

/**
 * Takes one of an account's tries at its password, before the password is looked at: whoever tries many at a time has
 * no more than whoever tries one after another. Throws 429 while the account must wait, which grows with each try. It
 * is kept in the database, for all instances and across restarts; an account that does not exist waits just so.
 *
 * @param account an email address, or the id of who is signed in
 */
export async function takePasswordTry(db: Database, account: string, scale: number): Promise<void> {
  if (scale === 0) return;
  const accountHash = hashOf(account.trim().toLowerCase());
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('passwordTries').where('waitUntil', '<', daysFromNow(-forgottenAfterDays)).execute();
    const { tries, waitUntil } = await trx
      .insertInto('passwordTries')
      .values({ accountHash, tries: 1, waitUntil: '' })
      .onConflict((conflict) =>
        conflict
          .column('accountHash')
          .doUpdateSet(({ ref }) => ({ tries: sql<number>`${ref('passwordTries.tries')} + 1` })),
      )
      .returning(['tries', 'waitUntil'])
      .executeTakeFirstOrThrow();
    if (waitUntil > now()) throw tooMany((Date.parse(waitUntil) - Date.now()) / 1000);
    await trx
      .updateTable('passwordTries')
      .set({ waitUntil: minutesFromNow(waitAfter(tries, scale)) })
      .where('accountHash', '=', accountHash)
      .execute();
  });
}

/** Forgets an account's tries once its password was right. */
export async function forgetPasswordTries(db: Database, account: string): Promise<void> {
  await db.deleteFrom('passwordTries').where('accountHash', '=', hashOf(account.trim().toLowerCase())).execute();
}

/** In minutes: nothing for the first few, then twice as long each time. */
const waitAfter = (tries: number, scale: number): number => {
  const beyond = tries - Math.max(1, Math.round(free * scale));
  return beyond < 0 ? 0 : Math.min(firstWaitMinutes * 2 ** beyond, longestWaitMinutes);
};
