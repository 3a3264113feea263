import { setImmediate } from 'node:timers/promises';
import { shortDay, today } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { isOverpaid } from '../ledger/perhapsOpen';
import { type Obstacle, obstacles, saidOf } from '../personal-data/obstacle';

const currentInvoices = (db: Database) =>
  db
    .selectFrom('invoices')
    .select(['enquiryId', sql<string>`''`.as('what')])
    .where('isCurrent', '=', 1);

/** What holds up erasing by age. Who erases by hand may decide otherwise about money and a day to come back to. */
const reasons: readonly Obstacle[] = [
  ...obstacles,
  {
    held: (db) => currentInvoices(db).where(isOverpaid),
    said: () => 'Money is to go back for it.',
  },
  {
    held: (db) => currentInvoices(db).where('status', '=', 'unpaid'),
    said: () => 'Money is owing for it.',
  },
  {
    held: (db) =>
      db
        .selectFrom('enquiries as followed')
        .select(['followed.id as enquiryId', sql<string>`${sql.ref('followed.followUpOn')}`.as('what')])
        .where('followUpOn', '>=', today()),
    said: (_, day) => `It is to be followed up on ${shortDay(day)}.`,
  },
];

/** The ids of all enquiries that are not erased by age yet; others are served between two reasons. */
export async function waitingIds(db: Database): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const { held } of reasons) {
    const rows = await db.selectFrom(held(db).as('held')).select('held.enquiryId').execute();
    for (const { enquiryId } of rows) ids.add(enquiryId);
    await setImmediate();
  }
  return ids;
}

/** Why these enquiries are not erased by age yet, in words for staff, by id; nothing of one that can be. At least one is asked about. */
export const waitingOf = (db: Database, enquiries: readonly { id: string; reference: string }[]) =>
  saidOf(db, reasons, enquiries);
