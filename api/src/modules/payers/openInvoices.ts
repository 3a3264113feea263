import { setImmediate } from 'node:timers/promises';
import type { Sums } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { mayBeOpen } from '../ledger/mayBeOpen';
import { type InvoiceOfLedger, sumsOfEach } from '../ledger/sums';

/** An invoice that is out and owes, or has more than it asks; `name` is the candidate's, `payerId` the account's. */
export interface OpenInvoice extends InvoiceOfLedger {
  enquiryId: string;
  number: string;
  date: string;
  reference: string;
  name: string;
  payerId: string;
  payerName: string;
  payerEmail: string;
  sums: Sums;
}

/** So many invoices are looked through at once: others are answered between. */
const AT_ONCE = 2_000;

/** Every invoice that owed, or had more than it asked, at the end of a day (`YYYY-MM-DD`), oldest first. */
export async function openInvoices(db: Database, day: string): Promise<OpenInvoice[]> {
  const open: OpenInvoice[] = [];
  for (let after = ''; ; await setImmediate()) {
    const last = await db
      .selectFrom('invoices')
      .select('number')
      .where('number', '>', after)
      .orderBy('number')
      .offset(AT_ONCE - 1)
      .limit(1)
      .executeTakeFirst();
    const part = candidates(db, day).where('number', '>', after);
    open.push(...(await openOf(db, last ? part.where('number', '<=', last.number) : part, day)));
    if (!last) return open;
    after = last.number;
  }
}

/** What is open on the account that an application's invoice is on. */
export async function openWith(db: Database, enquiryId: string, day: string): Promise<OpenInvoice[]> {
  const paying = await db
    .selectFrom('enquiryPayers')
    .select('payerId')
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();
  return paying ? onAccount(db, paying.payerId, day) : [];
}

/** What is open on an account. */
export const onAccount = (db: Database, payerId: string, day: string): Promise<OpenInvoice[]> =>
  openOf(db, candidates(db, day).where('invoices.enquiryId', 'in', enquiriesPaidBy(db, payerId)), day);

const enquiriesPaidBy = (db: Database, payerId: string) =>
  db.selectFrom('enquiryPayers as paid').select('paid.enquiryId').where('paid.payerId', '=', payerId);

/** Every invoice that may be open, with whoever pays it: what its ledger comes to is not said yet. */
const candidates = (db: Database, day: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .innerJoin('enquiryPayers', 'enquiryPayers.enquiryId', 'invoices.enquiryId')
    .select(['invoices.id', 'invoices.enquiryId', 'number', 'date', 'dueDate', 'invoices.status', 'invoices.amount'])
    .select(['instalmentPlan', 'enquiries.reference', 'enquiries.name', 'payerId', 'payerName', 'payerEmail'])
    .where('invoices.status', 'not in', ['proposed', 'final'])
    .where('date', '<=', day)
    .where(mayBeOpen(db, day))
    .orderBy('number');

async function openOf(db: Database, found: ReturnType<typeof candidates>, day: string): Promise<OpenInvoice[]> {
  const rows = await found.execute();
  if (rows.length === 0) return [];
  const sumsOf = await sumsOfEach(
    db,
    rows.map(({ id }) => id),
    day,
  );
  return rows.map((row) => ({ ...row, sums: sumsOf(row) })).filter(({ sums }) => sums.owing > 0 || sums.surplus > 0);
}
