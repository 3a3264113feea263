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
    .leftJoin(credited(db), 'credited.invoiceId', 'allocations.invoiceId')
    .groupBy(['allocations.invoiceId', 'paid.amount', 'paid.status', 'credited.amount'])
    .having(
      sql<boolean>`sum(${sql.ref('allocations.amount')}) > case ${sql.ref('paid.status')} when 'cancelled' then 0 else
        ${sql.ref('paid.amount')} - coalesce(${sql.ref('credited.amount')}, 0) end`,
    );

/** Added up once, since to look for the credit notes of each invoice takes longer than all the rest. */
const credited = (db: Database) =>
  db
    .selectFrom('creditNotes')
    .select(({ fn }) => ['invoiceId', fn.sum<number>('amount').as('amount')])
    .groupBy('invoiceId')
    .as('credited');

const fees = (db: Database) => db.selectFrom('moneyEntries').select('id').where('kind', '=', sql.lit('fee'));
