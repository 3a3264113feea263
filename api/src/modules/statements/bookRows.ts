import { type Bookings, formatPence, STATEMENT_CHANGED, shownDay } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { answeredBefore, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { lockInvoice } from '../invoices/storedInvoices';
import { lockEntry } from '../ledger/lockEntry';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { allocate, writeEntry } from '../ledger/recordEntry';
import { withdrawPayment } from '../payments/cardPayments';
import type { PaymentApp } from '../payments/cards';
import { noteReceived } from '../payments/receipts';
import { versionOf } from './match/payable';
import { payable } from './payables';
import { type StoredRow, storedRow } from './storedRows';

type Confirmed = Bookings['rows'][number];
const SCOPE = 'bookRows';
/** The longest reference that a payment is recorded with. */
const REFERENCE = 140;

/**
 * Books rows for invoices exactly as they were shown, all of them or none; what is for no invoice is nobody's yet. With
 * the same `key` it is done once. Throws 409 with what is not so any more.
 */
export async function bookRows(
  app: PaymentApp,
  { rows }: Bookings,
  author: string,
  key: string | undefined,
): Promise<{ booked: number }> {
  const changed = await mustBeAsShown(app.db, rows).catch((error: unknown) => ({ error }));
  if (key !== undefined) {
    const done = await answeredBefore<{ booked: number }>(app.db, SCOPE, [key]);
    if (done) return done;
  }
  if (changed) throw changed.error;
  const invoiceIds = [...new Set(rows.flatMap(({ parts }) => parts.map(({ invoiceId }) => invoiceId)))].sort();
  for (const id of invoiceIds) await withdrawPayment(app, id, author);
  return once(app.db, { scope: SCOPE, key, body: rows }, async (trx) => {
    const entries = await lockRows(trx, rows);
    const invoices = new Map<string, Awaited<ReturnType<typeof lockInvoice>>>();
    for (const id of invoiceIds) invoices.set(id, await lockInvoice(trx, 'id', id));
    await mustBeAsShown(trx, rows);
    for (const { enquiryId } of invoices.values()) await mustNotBeBegun(trx, enquiryId);
    for (const confirmed of rows) {
      const row = await storedRow(trx, confirmed.rowId);
      if (!row) throw notFound('row');
      const entryId = entries.get(row.id) ?? (await newEntry(trx, row, author));
      if (confirmed.parts.length === 0) await noteBooking(trx, row.id, entryId, null, 0);
      for (const { invoiceId, amount } of confirmed.parts) {
        // Its status may have changed with the row before.
        const invoice = await lockInvoice(trx, 'id', invoiceId);
        await allocate(trx, entryId, invoice, amount);
        await noteBooking(trx, row.id, entryId, invoiceId, amount);
        await noteReceived(trx, invoice, { kind: 'transfer', amount, receivedOn: row.day, entryId, author });
      }
    }
    return { booked: rows.length };
  });
}

/** Locks rows and what of the ledger they have, always in one order. Answers the entry that stands, by row. */
async function lockRows(trx: Trx, rows: readonly Confirmed[]): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  for (const id of rows.map(({ rowId }) => rowId).sort()) {
    await lockRow(trx, id);
    const entryId = await standingEntry(trx, id);
    if (entryId === undefined) continue;
    await lockEntry(trx, entryId);
    entries.set(id, entryId);
  }
  return entries;
}

/** A row that nobody else books, ignores or undoes until this transaction ends. Throws 404. */
export const lockRow = (trx: Trx, id: string) =>
  trx
    .updateTable('bankRows')
    .set((row) => ({ nth: row.ref('nth') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound('row'));

/** The entry of the ledger that a row was booked as, and that was not undone. */
export const standingEntry = async (db: Database, rowId: string): Promise<string | undefined> => {
  const booking = await db
    .selectFrom('bankBookings')
    .leftJoin('moneyEntries as reversal', 'reversal.reverses', 'bankBookings.entryId')
    .select('bankBookings.entryId')
    .where('rowId', '=', rowId)
    .where('reversal.id', 'is', null)
    .executeTakeFirst();
  return booking?.entryId ?? undefined;
};

async function newEntry(trx: Trx, row: NonNullable<StoredRow>, author: string): Promise<string> {
  const { times } = await trx
    .selectFrom('bankBookings')
    .select(({ fn }) => fn.count<number>('entryId').distinct().as('times'))
    .where('rowId', '=', row.id)
    .executeTakeFirstOrThrow();
  const entryId = await writeEntry(trx, {
    ...{
      kind: 'transfer',
      amount: row.amount,
      source: `bank:${row.id}:${Number(times) + 1}`,
      receivedOn: row.day,
      author,
    },
    reference: (row.reference || row.text).slice(0, REFERENCE),
    note: ['From the bank statement', row.name].filter(Boolean).join(', '),
  });
  if (entryId === undefined) throw changedSince([saidOf(row)]);
  return entryId;
}

const noteBooking = (trx: Trx, rowId: string, entryId: string, invoiceId: string | null, amount: number) =>
  trx.insertInto('bankBookings').values({ id: newId(), rowId, entryId, invoiceId, amount }).execute();

/** Refuses what is not as it was shown. Throws 409 that names each such row and invoice, and 422 for parts that exceed their row. */
async function mustBeAsShown(db: Database, rows: readonly Confirmed[]): Promise<void> {
  const changes = new Set<string>();
  if (new Set(rows.map(({ rowId }) => rowId)).size < rows.length)
    throw new HttpError(422, 'row-twice', 'A row was named twice.');
  for (const { rowId, left, parts } of rows) {
    const row = await storedRow(db, rowId);
    if (!row) throw notFound('row');
    const isFree = row.state === 'open' || (row.state === 'unallocated' && parts.length > 0);
    if (!isFree || row.left !== left) changes.add(saidOf(row));
    mustFit(left, parts);
    for (const { invoiceId, version } of parts) {
      const invoice = await payable(db, invoiceId);
      if (invoice === undefined)
        throw new HttpError(409, 'not-payable', 'An invoice is not out any more, or was removed.');
      if (versionOf(invoice) !== version)
        changes.add(
          `${invoice.number} (${invoice.name}) has changed: ${formatPence(invoice.owing)} is owing for it now.`,
        );
    }
  }
  if (changes.size > 0) throw changedSince([...changes]);
}

function mustFit(left: number, parts: Confirmed['parts']): void {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum > left) throw new HttpError(422, 'too-much', `${formatPence(sum)} cannot be booked of ${formatPence(left)}.`);
  if (new Set(parts.map(({ invoiceId }) => invoiceId)).size < parts.length)
    throw new HttpError(422, 'invoice-twice', 'An invoice was named twice for one row.');
}

const saidOf = ({ day, amount, state }: NonNullable<StoredRow>) =>
  `${formatPence(amount)} of ${shownDay(day)} ${state === 'payout' || state === 'out' ? 'is no payment for an invoice' : 'was booked, ignored or undone meanwhile'}.`;

const changedSince = (changes: readonly string[]) =>
  new HttpError(
    409,
    STATEMENT_CHANGED,
    `Nothing was booked, for something has changed. ${changes.join(' ')} Please look at what is proposed now.`,
  );
