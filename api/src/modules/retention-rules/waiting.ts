import { shortDay, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { overpaidInvoices } from '../ledger/overpaid';
import { obstaclesTo } from '../personal-data/obstacle';

type Asked = Readonly<Record<'id' | 'reference', string> & { followUpOn: string | null }>;

/** Why enquiries are not erased by age yet, in words for staff, by id; nothing of one that can be. Who erases by hand may decide otherwise about money and a day to come back to. */
export async function waitingOf(db: Database, enquiries: readonly Asked[]): Promise<ReadonlyMap<string, string>> {
  const waits = new Map<string, string>();
  // An empty list is no SQL to PostgreSQL.
  if (enquiries.length === 0) return waits;
  for (const { id, followUpOn } of enquiries)
    if (followUpOn !== null && followUpOn >= today())
      waits.set(id, `It is to be followed up on ${shortDay(followUpOn)}.`);
  const ids = enquiries.map(({ id }) => id);
  const invoices = await currentInvoices(db, ids);
  const overpaid = await overpaidOf(
    db,
    invoices.map(({ id }) => id),
  );
  for (const { enquiryId, id, status } of invoices) {
    if (overpaid.has(id)) waits.set(enquiryId, 'Money is to go back for it.');
    else if (status === 'unpaid') waits.set(enquiryId, 'Money is owing for it.');
  }
  for (const [id, why] of await obstaclesTo(db, enquiries)) waits.set(id, why);
  return waits;
}

const currentInvoices = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('invoices')
    .select(['id', 'enquiryId', 'status'])
    .where('isCurrent', '=', 1)
    .where('enquiryId', 'in', ids)
    .execute();

async function overpaidOf(db: Database, invoiceIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await overpaidInvoices(db)
    .where('allocations.invoiceId', 'in', ['', ...invoiceIds])
    .execute();
  return new Set(rows.map(({ invoiceId }) => invoiceId));
}
