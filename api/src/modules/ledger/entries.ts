import type { MoneyEntry } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** What the ledger holds of an invoice, oldest first. */
export const entriesOf = async (db: Database, invoiceId: string): Promise<MoneyEntry[]> =>
  db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
    .leftJoin('moneyEntryTexts', 'moneyEntryTexts.entryId', 'moneyEntries.id')
    .select(['moneyEntries.id', 'kind', 'allocations.amount', 'receivedOn', 'recordedAt', 'author', 'reverses'])
    .select(({ fn, val }) => [
      fn.coalesce('moneyEntryTexts.reference', val('')).as('reference'),
      fn.coalesce('moneyEntryTexts.note', val('')).as('note'),
    ])
    .where('allocations.invoiceId', '=', invoiceId)
    .orderBy('receivedOn')
    .orderBy('recordedAt')
    .orderBy('moneyEntries.id')
    .execute();
