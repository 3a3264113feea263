import { entryKindLabels, isDraft, type NewReceipt } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { writtenDay } from '../../platform/days';
import { HttpError } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { recordStep } from '../history/recordStep';
import { type InvoiceRow, lockInvoice, mustBeVersion } from '../invoices/storedInvoices';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { recordEntry } from '../ledger/recordEntry';
import { queueLetter } from '../letters/queueLetter';
import { withdrawPayment } from './cardPayments';
import type { PaymentApp } from './cards';

/** Whose work on an invoice's money it is, and the version of the invoice that they saw. */
export interface Recording {
  invoiceId: string;
  author: string;
  version: string | undefined;
}

/** Refuses money for an invoice that is not out yet, and for one that another took the place of: that would still ask it. Throws 409. */
export function mustBeOut({ status, isCurrent }: Pick<InvoiceRow, 'status' | 'isCurrent'>): void {
  if (isDraft(status)) throw new HttpError(409, 'not-payable', NOT_ASKED);
  if (isCurrent === 0) throw new HttpError(409, 'not-payable', REPLACED);
}
const NOT_ASKED = 'This is not out yet, so that nothing can be received for it.';
const REPLACED = 'Another has taken its place: record the payment for that one.';

/**
 * Writes down a transfer or cash that staff have seen, with its receipt by letter; with the same `key` it is the same one.
 * A card payment that was begun is taken back first, so that nobody pays twice. Throws 409 for another version of the
 * invoice than is stored, and where it is not out yet or was replaced.
 */
export async function recordReceipt(
  app: PaymentApp,
  { invoiceId, author, version }: Recording,
  receipt: NewReceipt,
  key: string = newId(),
): Promise<void> {
  const source = `staff:${hashOf(`${invoiceId} ${key}`)}`;
  const isKnown = async (db: Database) =>
    (await db.selectFrom('moneyEntries').select('id').where('source', '=', source).executeTakeFirst()) !== undefined;
  await onInvoice(app, { invoiceId, author, version }, isKnown, async (trx, invoice) => {
    mustBeOut(invoice);
    const entryId = await recordEntry(trx, invoice, { ...receipt, author, source });
    await noteReceived(trx, invoice, { ...receipt, entryId, author });
  });
}

/** Says in an enquiry's history and by letter that money came for its invoice. */
export async function noteReceived(
  trx: Trx,
  { enquiryId }: Pick<InvoiceRow, 'enquiryId'>,
  received: Pick<NewReceipt, 'kind' | 'amount' | 'receivedOn'> & { entryId: string | undefined; author: string },
): Promise<void> {
  const { kind, amount, receivedOn, entryId, author } = received;
  await trx.updateTable('enquiries').set({ paymentMethod: 'bacs' }).where('id', '=', enquiryId).execute();
  const detail = `${entryKindLabels[kind]}, ${writtenDay(receivedOn)}`;
  await recordStep(trx, { enquiryId, kind: 'received', detail, amount, author });
  await queueLetter(trx, enquiryId, 'receipt', { about: entryId });
}

/** Does something to the money of an invoice, with no card payment under way, unless it is known to be done already. */
async function onInvoice(
  app: PaymentApp,
  { invoiceId, author, version }: Recording,
  isDone: (db: Database) => Promise<boolean>,
  act: (trx: Trx, invoice: InvoiceRow) => Promise<void>,
): Promise<void> {
  const mayAct = async (db: Database) => {
    const changed = await mustBeVersion(db, invoiceId, version).catch((error: unknown) => ({ error }));
    if (await isDone(db)) return false;
    if (changed) throw changed.error;
    return true;
  };
  // Nobody's card payment is taken back for what comes too late.
  if (!(await mayAct(app.db))) return;
  await withdrawPayment(app, invoiceId, author);
  await app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'id', invoiceId);
    if (!(await mayAct(trx))) return;
    await mustNotBeBegun(trx, invoice.enquiryId);
    await act(trx, invoice);
  });
}
