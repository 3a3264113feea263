import type { MoneyEntry } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** What the ledger holds of an invoice, oldest first. */
export const entriesOf = async (db: Database, invoiceId: string): Promise<MoneyEntry[]> =>
  db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
    .leftJoin('moneyEntryTexts', 'moneyEntryTexts.entryId', 'moneyEntries.id')
    .select(['moneyEntries.id', 'kind', 'receivedOn', 'recordedAt', 'author', 'reverses'])
    .select(({ fn, val }) => [
      // What came of one transfer at two times is one row.
      fn.sum<number>('allocations.amount').as('amount'),
      fn.coalesce('moneyEntryTexts.reference', val('')).as('reference'),
      fn.coalesce('moneyEntryTexts.note', val('')).as('note'),
    ])
    .where('allocations.invoiceId', '=', invoiceId)
    .groupBy(['moneyEntries.id', 'moneyEntryTexts.reference', 'moneyEntryTexts.note'])
    // What was given on to another invoice is not this one's any more.
    .having(({ fn }) => fn.sum('allocations.amount'), '<>', 0)
    .orderBy('receivedOn')
    .orderBy('recordedAt')
    .orderBy('moneyEntries.id')
    .execute();
