import { creditedPlan, fold, instalmentsOwing, type PayableInvoice, type Sums } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { holdsAll } from '../../platform/lists/search';
import { type InvoiceOfLedger, sumsOfEach, sumsOfInvoice } from '../ledger/sums';
import { asInvoice, type Payable } from './match/payable';

/** Every invoice that owes: only of these statuses can one owe. */
export async function owingPayables(db: Database): Promise<Payable[]> {
  const query = rowsOf(db).where('invoices.status', 'in', ['unpaid', 'booked']);
  const ids = query.clearSelect().clearOrderBy().select('invoices.id').$castTo<string>();
  return (await summed(db, await query.execute(), ids)).filter(({ owing }) => owing > 0);
}

/** So many names are looked up at once. */
const NAMES_AT_ONCE = 500;

/** The invoices that are out and have one of these numbers, or are of one of these references, those that owe nothing included. */
export async function payablesNamed(db: Database, names: readonly string[]): Promise<Payable[]> {
  const found = new Map<string, Row>();
  for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
    const some = names.slice(from, from + NAMES_AT_ONCE);
    for (const column of ['number', 'enquiries.reference'] as const)
      for (const row of await rowsOf(db).where(column, 'in', some).execute()) found.set(row.id, row);
  }
  return summed(db, [...found.values()]);
}

/** These invoices, and the others of the same applicants: a transfer that names one may be for all. */
export async function payablesBeside(db: Database, ids: readonly string[]): Promise<Payable[]> {
  if (ids.length === 0) return [];
  const addresses = db
    .selectFrom('invoices as known')
    .innerJoin('enquiries as asking', 'asking.id', 'known.enquiryId')
    .select('asking.email')
    .where('known.id', 'in', ids);
  const beside = rowsOf(db).where(({ and, or, eb }) =>
    or([eb('invoices.id', 'in', ids), and([eb('enquiries.email', '<>', ''), eb('enquiries.email', 'in', addresses)])]),
  );
  return summed(db, await beside.execute());
}

async function summed(
  db: Database,
  rows: readonly Row[],
  ids: Parameters<typeof sumsOfEach>[1] = rows.map(({ id }) => id),
): Promise<Payable[]> {
  if (rows.length === 0) return [];
  const sums = await sumsOfEach(db, ids);
  return rows.map((row) => payableOf(row, sums(row)));
}

/** The invoice of an id; undefined where there is none that is out. */
export async function payable(db: Database, id: string): Promise<Payable | undefined> {
  const row = await rowsOf(db).where('invoices.id', '=', id).executeTakeFirst();
  return row && payableOf(row, await sumsOfInvoice(db, row));
}

const FOUND = 20;
/** The invoices whose number, or what their enquiry is found by, has these words in it, those that owe first. */
export async function findPayables(db: Database, typed: string): Promise<PayableInvoice[]> {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const text = sql`lower(replace(number, '-', '')) || ' ' || enquiry_search.text`;
  const found = await rowsOf(db)
    .innerJoin('enquirySearch', 'enquirySearch.enquiryId', 'invoices.enquiryId')
    .where(holdsAll(sql`(${text})`, words))
    .clearOrderBy()
    .orderBy(sql`case when invoices.status in ('unpaid', 'booked') then 0 else 1 end`)
    .orderBy('number')
    .limit(FOUND)
    .execute();
  const payables = await summed(db, found);
  return payables.sort((one, other) => Number(other.owing > 0) - Number(one.owing > 0)).map(asInvoice);
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
  return {
    ...{ invoiceId, number, reference, name, email, status, amount, owing, credited, received, refunded },
    next: due?.owing ?? owing,
  };
}
