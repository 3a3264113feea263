import { setImmediate } from 'node:timers/promises';
import type { Sums } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { type InvoiceOfLedger, sumsOfEach } from '../ledger/sums';
import { type InvoicePayer, payersOf } from './payerOf';

/** An invoice that is out and owes, or has more than it asks; `name` is the candidate's. */
export interface OpenInvoice extends InvoiceOfLedger {
  enquiryId: string;
  number: string;
  date: string;
  reference: string;
  name: string;
  sums: Sums;
  payer: InvoicePayer;
}

/** So many invoices are read at once: others are answered between. */
const AT_ONCE = 250;

/** Every invoice that owed, or had more than it asked, at the end of a day (`YYYY-MM-DD`), oldest first. */
export async function openInvoices(db: Database, day: string): Promise<OpenInvoice[]> {
  const open: OpenInvoice[] = [];
  for (let after = ''; ; await setImmediate()) {
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
      .select(['invoices.id', 'enquiryId', 'number', 'date', 'dueDate', 'invoices.status', 'invoices.amount'])
      .select(['instalmentPlan', 'enquiries.reference', 'enquiries.name'])
      .where('invoices.status', 'not in', ['proposed', 'final'])
      .where('date', '<=', day)
      .where('number', '>', after)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return open;
    after = last.number;
    open.push(...(await openOf(db, rows, day)));
  }
}

/** Those of these invoices that are open, with who pays them. */
async function openOf(
  db: Database,
  rows: readonly Omit<OpenInvoice, 'sums' | 'payer'>[],
  day: string,
): Promise<OpenInvoice[]> {
  const sumsOf = await sumsOfEach(
    db,
    rows.map(({ id }) => id),
    day,
  );
  const open = rows
    .map((row) => ({ ...row, sums: sumsOf(row) }))
    .filter(({ sums }) => sums.owing > 0 || sums.surplus > 0);
  const payers = await payersOf(
    db,
    open.map(({ enquiryId }) => enquiryId),
  );
  return open.flatMap((invoice) => {
    const payer = payers.get(invoice.enquiryId);
    return payer ? [{ ...invoice, payer }] : [];
  });
}

/** What is open on the account that an application's invoice is on. */
export async function openWith(db: Database, enquiryId: string, day: string): Promise<OpenInvoice[]> {
  const payer = (await payersOf(db, [enquiryId])).get(enquiryId);
  return payer ? onAccount(db, payer.id, day) : [];
}

/** What is open on an account. */
export const onAccount = async (db: Database, payerId: string, day: string): Promise<OpenInvoice[]> =>
  (await openInvoices(db, day)).filter(({ payer }) => payer.id === payerId);
