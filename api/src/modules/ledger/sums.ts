import { comingIn, type Movement, type Sums, sumsOf, today } from '@forms/shared/contract';
import { type Expression, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** What the ledger's sums need of an invoice. */
export type InvoiceOfLedger = Pick<Tables['invoices'], 'id' | 'status' | 'amount' | 'dueDate' | 'instalmentPlan'>;

/** Of which invoices something is read: of one, of some, or of those that a query names. */
type Only = string | readonly string[] | Expression<string>;
const idsOf = (only: Only) => (typeof only === 'string' ? [only] : only);

/** How an invoice stands by the ledger. */
export const sumsOfInvoice = async (db: Database, invoice: InvoiceOfLedger): Promise<Sums> =>
  (await sumsOfEach(db, invoice.id))(invoice);

/** How any invoice stands by the ledger, read once for all; or for those of these ids. As it stood at the end of a day, `YYYY-MM-DD`. */
export async function sumsOfEach(
  db: Database,
  only?: Only,
  day = today(),
): Promise<(invoice: InvoiceOfLedger) => Sums> {
  let moved = movements(db);
  if (only !== undefined) moved = moved.where('allocations.invoiceId', 'in', idsOf(only));
  // What stands is all that came, whatever day was written on it.
  if (day < today()) moved = moved.where('moneyEntries.receivedOn', '<=', day);
  const byInvoice = new Map<string, Movement[]>();
  for (const { invoiceId, ...movement } of await moved.execute()) {
    const known = byInvoice.get(invoiceId);
    if (known) known.push(movement);
    else byInvoice.set(invoiceId, [movement]);
  }
  const credited = await creditedByInvoice(db, only, day);
  return ({ id, status, amount, dueDate, instalmentPlan }) => {
    const plan = instalmentPlan === null ? null : JSON.parse(instalmentPlan);
    const asked = { status, amount, credited: credited.get(id) ?? 0, dueDate, instalmentPlan: plan };
    return sumsOf(asked, byInvoice.get(id) ?? [], day);
  };
}

/** What credit notes up to a day took off each invoice, in pence. */
async function creditedByInvoice(db: Database, only: Only | undefined, day: string): Promise<Map<string, number>> {
  let notes = db
    .selectFrom('creditNotes')
    .select(({ fn }) => ['invoiceId', fn.sum<number>('amount').as('amount')])
    .where('date', '<=', day)
    .groupBy('invoiceId');
  if (only !== undefined) notes = notes.where('invoiceId', 'in', idsOf(only));
  return new Map((await notes.execute()).map(({ invoiceId, amount }) => [invoiceId, amount]));
}

/** What came in for an invoice, in pence, as a part of a query that has its id. */
export const receivedFor = (db: Database, invoiceId: Expression<string>) =>
  db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
    .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('allocations.amount'), sql<number>`0`).as('received'))
    .where('allocations.invoiceId', '=', invoiceId)
    .where(({ fn }) => fn.coalesce('undone.kind', 'moneyEntries.kind'), 'in', comingIn);

/** What moved for each invoice, by kind: a reversal counts as the kind of what it undoes. */
const movements = (db: Database) =>
  db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
    .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
    .select(({ fn, ref }) => [
      'allocations.invoiceId',
      fn.coalesce(ref('undone.kind'), ref('moneyEntries.kind')).$castTo<Movement['kind']>().as('kind'),
      fn.sum<number>('allocations.amount').as('amount'),
    ])
    .groupBy(['allocations.invoiceId', ({ fn }) => fn.coalesce('undone.kind', 'moneyEntries.kind')]);
