import { formatPence, isReversible } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { recordStep } from '../history/recordStep';
import { lockInvoice, mustBeVersion } from '../invoices/storedInvoices';
import { lockEntry } from '../ledger/lockEntry';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { allocate, writeEntry } from '../ledger/recordEntry';
import { sumsOfInvoice } from '../ledger/sums';
import { dropLetters } from '../letters/dropLetters';
import { withdrawPayment } from './cardPayments';
import type { PaymentApp } from './cards';
import type { Recording } from './receipts';

/**
 * Undoes an entry that staff recorded, by one that reverses it, on every invoice that it is for; its receipts do not go
 * where they wait. Throws 404 where the invoice has none such, 409 for another version than is stored, where it was undone
 * already, and where its money has gone back since.
 */
export async function reverseEntry(
  app: PaymentApp,
  { invoiceId, author, version }: Recording,
  entryId: string,
  reason: string,
): Promise<void> {
  await reverseWhole(app, { entryId, author, reason }, async (db, invoiceIds) => {
    await mustBeVersion(db, invoiceId, version);
    if (!invoiceIds.includes(invoiceId)) throw notFound('payment');
  });
}

/**
 * Undoes an entry that staff recorded, with all that it is for. Throws as `reverseEntry`.
 *
 * @param mayAct throws where it may not be undone any more; asked before a card payment is taken back, and under the locks
 */
export async function reverseWhole(
  app: PaymentApp,
  { entryId, author, reason }: { entryId: string; author: string; reason: string },
  mayAct: (db: Database, invoiceIds: readonly string[]) => Promise<void>,
): Promise<void> {
  const invoiceIds = await invoicesOf(app.db, entryId);
  // Nobody's card payment is taken back for what comes too late.
  await mayAct(app.db, invoiceIds);
  for (const id of invoiceIds) await withdrawPayment(app, id, author);
  await app.db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, entryId);
    if (!entry) throw notFound('payment');
    const parts = [];
    for (const part of entry.parts) {
      const invoice = await lockInvoice(trx, 'id', part.invoiceId);
      parts.push({ invoice, amount: part.amount });
    }
    await mayAct(
      trx,
      parts.map(({ invoice }) => invoice.id),
    );
    if (entry.isUndone || !isReversible(entry, []))
      throw new HttpError(409, 'not-reversible', 'This payment cannot be undone any more.');
    for (const part of parts) await mustNotHaveGoneBack(trx, part);
    const undoing = {
      kind: 'reversal',
      amount: -entry.amount,
      source: `reverses:${entryId}`,
      reverses: entryId,
    } as const;
    const reversalId = await writeEntry(trx, { ...undoing, author, note: reason });
    await dropLetters(trx, entryId);
    for (const { invoice, amount } of parts) {
      if (reversalId !== undefined) await allocate(trx, reversalId, invoice, -amount);
      await recordStep(trx, {
        enquiryId: invoice.enquiryId,
        kind: 'reversed',
        detail: reason,
        amount: -amount,
        author,
      });
    }
  });
}

const invoicesOf = async (db: Database, entryId: string): Promise<string[]> => {
  const parts = await db
    .selectFrom('allocations')
    .select('invoiceId')
    .distinct()
    .where('entryId', '=', entryId)
    .execute();
  return parts.map(({ invoiceId }) => invoiceId);
};

async function mustNotHaveGoneBack(
  trx: Trx,
  { invoice, amount }: { invoice: Awaited<ReturnType<typeof lockInvoice>>; amount: number },
): Promise<void> {
  await mustNotBeBegun(trx, invoice.enquiryId);
  const { received, refunded } = await sumsOfInvoice(trx, invoice);
  if (received - amount >= refunded) return;
  const message = `${formatPence(refunded)} was refunded, so that this payment cannot be undone.`;
  throw new HttpError(409, 'refunded-since', message);
}
