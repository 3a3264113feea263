import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/**
 * The ids of the invoices for which more has come in than they ask, less what went back: those with a `surplus` of
 * `sumsOf`, as a part of a query. What was written off is not asked any more, and counts as come in.
 */
export const overpaidInvoices = (db: Database) =>
  db
    .selectFrom('allocations')
    .innerJoin('invoices as paid', 'paid.id', 'allocations.invoiceId')
    .select('allocations.invoiceId')
    .where('entryId', 'not in', fees(db))
    .where('entryId', 'not in', db.selectFrom('moneyEntries').select('id').where('reverses', 'in', fees(db)))
    .groupBy(['allocations.invoiceId', 'paid.amount', 'paid.status'])
    .having(
      sql<boolean>`sum(${sql.ref('allocations.amount')}) > case ${sql.ref('paid.status')} when 'cancelled' then 0 else
        ${sql.ref('paid.amount')} - coalesce((
          select sum(amount) from credit_notes where credit_notes.invoice_id = ${sql.ref('allocations.invoiceId')}
        ), 0) end`,
    );

const fees = (db: Database) => db.selectFrom('moneyEntries').select('id').where('kind', '=', sql.lit('fee'));
