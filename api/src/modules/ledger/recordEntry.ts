import { type EntryKind, today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { settleStatus } from './settleStatus';
import type { InvoiceOfLedger } from './sums';

export interface NewEntry {
  kind: EntryKind;
  /** Signed pence: what comes in is above zero. */
  amount: number;
  author: string;
  /** Where it was heard of: the same is written once of a kind. */
  source: string;
  /** The day on which the money moved; today where it is not said. */
  receivedOn?: string;
  reference?: string;
  note?: string;
  /** The entry that it undoes. */
  reverses?: string;
}

/**
 * Writes money that moved for an invoice into the ledger, and brings the invoice's status after. The invoice must be locked
 * in this transaction. Answers its id, and undefined for what was heard of before, which changes
 * nothing.
 */
export async function recordEntry(trx: Trx, invoice: InvoiceOfLedger, entry: NewEntry): Promise<string | undefined> {
  const entryId = await writeEntry(trx, entry);
  if (entryId !== undefined) await allocate(trx, entryId, invoice, entry.amount);
  return entryId;
}

/** Writes money that moved into the ledger, for no invoice yet. Answers its id, and undefined for what was heard of before. */
export async function writeEntry(trx: Trx, entry: NewEntry): Promise<string | undefined> {
  const { reference = '', note = '', receivedOn = today(), reverses = null, ...rest } = entry;
  const written = await trx
    .insertInto('moneyEntries')
    .values({ id: newId(), ...rest, receivedOn, recordedAt: now(), reverses })
    .onConflict((known) => known.columns(['kind', 'source']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return undefined;
  const entryId = written.id;
  if (reference !== '' || note !== '') {
    await trx.insertInto('moneyEntryTexts').values({ entryId, reference, note }).execute();
  }
  return entryId;
}

/** Says that signed pence of an entry are for an invoice, which must be locked in this transaction, and brings its status after. */
export async function allocate(trx: Trx, entryId: string, invoice: InvoiceOfLedger, amount: number): Promise<void> {
  await trx.insertInto('allocations').values({ id: newId(), entryId, invoiceId: invoice.id, amount }).execute();
  await settleStatus(trx, invoice);
}
