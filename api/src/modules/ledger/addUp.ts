import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/**
 * Writes down beside invoices what their ledger and credit notes come to, by which those are found that may have something
 * open: to add it up for all takes longer than a page may. Whoever moves money for an invoice does this in the same transaction.
 */
export async function addUp(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('invoices')
    .set((invoice) => ({ settledSum: settled(invoice), creditedSum: credited(invoice) }))
    .where('id', 'in', ids)
    .execute();
}

type Invoice = ExpressionBuilder<Tables, 'invoices'>;

/** Whether something else stands beside an invoice than its ledger and credit notes come to. */
export const isAddedUpWrong = (invoice: Invoice) =>
  invoice.or([invoice('settledSum', '<>', settled(invoice)), invoice('creditedSum', '<>', credited(invoice))]);

/** What a bank charged is no money of the invoice's. */
const settled = ({ selectFrom, fn, ref }: Invoice) =>
  fn.coalesce(
    selectFrom('allocations')
      .select(({ fn }) => fn.sum<number>('allocations.amount').as('sum'))
      .where('invoiceId', '=', ref('invoices.id'))
      .where('entryId', 'not in', fees)
      .where('entryId', 'not in', sql<string>`(select id from money_entries where reverses in ${fees})`),
    sql<number>`0`,
  );
const fees = sql<string>`(select id from money_entries where kind = 'fee')`;

const credited = ({ selectFrom, fn, ref }: Invoice) =>
  fn.coalesce(
    selectFrom('creditNotes')
      .select(({ fn }) => fn.sum<number>('creditNotes.amount').as('sum'))
      .where('invoiceId', '=', ref('invoices.id')),
    sql<number>`0`,
  );
