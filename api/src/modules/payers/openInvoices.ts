import { setImmediate } from 'node:timers/promises';
import type { Campus, Sums } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { partOf } from '../../platform/lists/matching';
import { perhapsOpen } from '../ledger/perhapsOpen';
import { type InvoiceOfLedger, sumsOfEach } from '../ledger/sums';

/** What is open of an invoice that is out: it owes, or has more than it asks. `payerId` is the account's. */
export interface OpenDebt extends InvoiceOfLedger {
  enquiryId: string;
  number: string;
  payerId: string;
  payerName: string;
  payerEmail: string;
  sums: Sums;
}

/** Such an invoice as it is named to people; `name` is the candidate's, `campus` the seller's. */
export interface OpenInvoice extends OpenDebt {
  date: string;
  reference: string;
  name: string;
  campus: Campus | null;
}

/** What is open of every invoice that owed, or had more than it asked, at the end of a day (`YYYY-MM-DD`), by their enquiries: so are those who pay for them found fastest. */
export async function openDebts(db: Database, day: string, part = partOf(db, 2_000, 20_000)): Promise<OpenDebt[]> {
  const open: OpenDebt[] = [];
  for (const some of perhapsOpen(day)) open.push(...(await openAmong(db, { some, day, part })));
  return open;
}

interface Among {
  some: ReturnType<typeof perhapsOpen>[number];
  day: string;
  /** So many are read at once. */
  part: number;
}

async function openAmong(db: Database, { some, day, part }: Among): Promise<OpenDebt[]> {
  const open: OpenDebt[] = [];
  let after: Pick<OpenDebt, 'enquiryId' | 'number'> | undefined = { enquiryId: '', number: '' };
  for (; after !== undefined; await setImmediate()) {
    const { enquiryId, number }: Pick<OpenDebt, 'enquiryId' | 'number'> = after;
    const next = issued(db, day)
      .where(some)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('invoices.enquiryId', 'number'), '>', tuple(enquiryId, number)))
      .orderBy('invoices.enquiryId')
      .orderBy('number')
      .limit(part);
    const invoices = await withMovement(next);
    open.push(...(await debtsOf(db, invoices, day)));
    after = invoices[part - 1];
  }
  return open;
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
export async function onAccount(db: Database, payerId: string, day: string): Promise<OpenInvoice[]> {
  const found = issued(db, day)
    .where('invoices.enquiryId', 'in', enquiriesPaidBy(db, payerId))
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .innerJoin('enquiryPayers', 'enquiryPayers.enquiryId', 'invoices.enquiryId')
    .select(['number', 'date', 'enquiries.reference', 'enquiries.name', 'sellerCampus as campus'])
    .select(['payerId', 'payerName', 'payerEmail']);
  const invoices = await found.orderBy('number').execute();
  if (invoices.length === 0) return [];
  const ids = invoices.map(({ id }) => id);
  return openOf(invoices, await sumsOfEach(db, ids, day));
}

const enquiriesPaidBy = (db: Database, payerId: string) =>
  db.selectFrom('enquiryPayers as paid').select('paid.enquiryId').where('paid.payerId', '=', payerId);

/** Every invoice that was out on a day, with no more of it than the ledger needs: most are paid. */
const issued = (db: Database, day: string) =>
  db
    .selectFrom('invoices')
    .select(['invoices.id', 'invoices.enquiryId', 'dueDate', 'invoices.status', 'invoices.amount', 'instalmentPlan'])
    .where('invoices.status', 'not in', ['proposed', 'final'])
    .where('date', '<=', day);

/** These with who pays them, and whether anything moved for them. */
const withMovement = (found: ReturnType<typeof issued>) =>
  found
    .innerJoin('enquiryPayers', 'enquiryPayers.enquiryId', 'invoices.enquiryId')
    .select(['number', 'payerId', 'payerName', 'payerEmail'])
    .select(({ eb, exists, or, selectFrom }) => {
      const allocated = selectFrom('allocations').select('id').whereRef('invoiceId', '=', 'invoices.id');
      return or([eb('creditedSum', '>', 0), exists(allocated)]).as('isMoved');
    })
    .execute();

async function debtsOf(
  db: Database,
  invoices: Awaited<ReturnType<typeof withMovement>>,
  day: string,
): Promise<OpenDebt[]> {
  // For most that owe nothing has come in: no more of them is read.
  const moved = invoices.filter(({ isMoved }) => isMoved).map(({ id }) => id);
  return openOf(invoices, await sumsOfEach(db, ['', ...moved], day));
}

/** Those of these that owe, or have more than they ask. */
const openOf = <Invoice extends InvoiceOfLedger>(
  invoices: readonly Invoice[],
  sumsOf: (invoice: InvoiceOfLedger) => Sums,
): (Invoice & { sums: Sums })[] =>
  invoices.flatMap((invoice) => {
    const sums = sumsOf(invoice);
    return sums.owing > 0 || sums.surplus > 0 ? [Object.assign(invoice, { sums })] : [];
  });
