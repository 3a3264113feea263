import { creditedPlan, instalmentsOwing, type PayableInvoice, type Sums } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { hashOf } from '../../platform/ids';
import { type InvoiceOfLedger, sumsOfEach, sumsOfInvoice } from '../ledger/sums';
import type { Payable } from './match/payable';

/** Every invoice that is out, with what is owing for it. */
export async function payables(db: Database): Promise<Payable[]> {
  const sums = await sumsOfEach(db);
  return (await rowsOf(db).execute()).map((row) => payableOf(row, sums(row)));
}

/** The invoice of an id; undefined where there is none that is out. */
export async function payable(db: Database, id: string): Promise<Payable | undefined> {
  const row = await rowsOf(db).where('invoices.id', '=', id).executeTakeFirst();
  return row && payableOf(row, await sumsOfInvoice(db, row));
}

const FOUND = 20;
/** The invoices whose number, reference or name has these words in it, those that owe first. */
export async function findPayables(db: Database, words: string): Promise<PayableInvoice[]> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (await payables(db)).filter(({ number, reference, name }) => {
    const text = `${number} ${reference} ${name}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return found.sort((one, other) => Number(other.owing > 0) - Number(one.owing > 0)).slice(0, FOUND);
}

type Row = InvoiceOfLedger & Pick<Payable, 'number' | 'reference' | 'name' | 'email'>;

const rowsOf = (db: Database) =>
  db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select(['invoices.id', 'number', 'dueDate', 'invoices.status', 'invoices.amount', 'instalmentPlan'])
    .select(['enquiries.reference', 'enquiries.name', 'enquiries.email'])
    .where('invoices.status', 'not in', ['proposed', 'final'])
    .orderBy('number');

function payableOf(row: Row, { owing, credited, received, refunded }: Sums): Payable {
  const { id: invoiceId, number, reference, name, email, status, amount } = row;
  const plan = row.instalmentPlan === null ? [] : JSON.parse(row.instalmentPlan);
  const due = instalmentsOwing(creditedPlan(plan, credited), received)
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate))
    .find((each) => each.owing > 0);
  const version = hashOf(
    JSON.stringify([invoiceId, number, name, status, amount, credited, received, refunded, owing]),
  );
  return { invoiceId, number, reference, name, email, status, amount, owing, next: due?.owing ?? owing, version };
}
