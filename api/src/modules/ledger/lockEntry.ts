import type { EntryKind } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';

export interface LockedEntry {
  id: string;
  kind: EntryKind;
  amount: number;
  isUndone: boolean;
  /** What it is for, in signed pence, in the order in which invoices are locked. */
  parts: { invoiceId: string; amount: number }[];
}

/**
 * An entry with all that it is for, to which nobody adds until this transaction ends; undefined where there is none. It is
 * locked before its invoices. Only what has a reference or a note is ever given to an invoice later on.
 */
export async function lockEntry(trx: Trx, entryId: string): Promise<LockedEntry | undefined> {
  // The entry itself is never written, and one database locks no row that is only read.
  await trx
    .updateTable('moneyEntryTexts')
    .set((text) => ({ note: text.ref('note') }))
    .where('entryId', '=', entryId)
    .execute();
  const entry = await trx
    .selectFrom('moneyEntries')
    .leftJoin('moneyEntries as reversal', 'reversal.reverses', 'moneyEntries.id')
    .select(['moneyEntries.id', 'moneyEntries.kind', 'moneyEntries.amount', 'reversal.id as reversedBy'])
    .where('moneyEntries.id', '=', entryId)
    .executeTakeFirst();
  if (!entry) return undefined;
  const parts = await trx
    .selectFrom('allocations')
    .select(({ fn }) => ['invoiceId', fn.sum<number>('amount').as('amount')])
    .where('entryId', '=', entryId)
    .groupBy('invoiceId')
    .having(({ fn }) => fn.sum('amount'), '<>', 0)
    .orderBy('invoiceId')
    .execute();
  return { id: entry.id, kind: entry.kind, amount: entry.amount, isUndone: entry.reversedBy !== null, parts };
}
