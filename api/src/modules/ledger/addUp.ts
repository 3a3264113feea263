import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/**
 * Writes down beside invoices what their ledger and credit notes come to, by which those are found that may have something
 * open: to add it up for all takes longer than a page may. Whoever moves money for an invoice does this in the same transaction.
 */
export async function addUp(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('invoices')
    .set(({ selectFrom, fn, ref }) => ({
      // What a bank charged is no money of the invoice's.
      settledSum: fn.coalesce(
        selectFrom('allocations')
          .select(({ fn }) => fn.sum<number>('amount').as('sum'))
          .where('invoiceId', '=', ref('invoices.id'))
          .where('entryId', 'not in', fees(db))
          .where('entryId', 'not in', db.selectFrom('moneyEntries').select('id').where('reverses', 'in', fees(db))),
        sql<number>`0`,
      ),
      creditedSum: fn.coalesce(
        selectFrom('creditNotes')
          .select(({ fn }) => fn.sum<number>('amount').as('sum'))
          .where('invoiceId', '=', ref('invoices.id')),
        sql<number>`0`,
      ),
    }))
    .where('id', 'in', ids)
    .execute();
}

const fees = (db: Database) => db.selectFrom('moneyEntries').select('id').where('kind', '=', sql.lit('fee'));
