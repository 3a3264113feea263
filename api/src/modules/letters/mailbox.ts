import type { Database } from '../../platform/database/database';
import { lettersToOne } from '../../platform/limits/mailLimits';
import { minutesAfter, minutesFromNow } from '../../platform/time';

/** The mailbox of an address: what stands after a `+` leads to the same one. */
export const mailboxOf = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/**
 * When a mailbox may have another letter, where it had as many as one may have within an hour or a day; undefined where it
 * may now. Counted by the letters that went, so that all servers of a database count together.
 */
export async function mayHaveAnotherAt(db: Database, mailbox: string): Promise<string | undefined> {
  for (const { calls, minutes } of lettersToOne) {
    const full = await db
      .selectFrom('letters')
      .select('sentAt')
      .where('mailbox', '=', mailbox)
      .where('sentAt', '>', minutesFromNow(-minutes))
      .orderBy('sentAt', 'desc')
      .offset(calls - 1)
      .limit(1)
      .executeTakeFirst();
    if (full?.sentAt) return minutesAfter(full.sentAt, minutes);
  }
  return undefined;
}
