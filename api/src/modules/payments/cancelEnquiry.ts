import { HttpError, notFound } from '../../platform/errors/errors';
import { cancelInvoice } from '../credit-notes/cancelInvoice';
import { withdrawRequested } from '../entries/withdrawRequested';
import { recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { queueLetter } from '../letters/queueLetter';
import { withdrawPayment } from './cardPayments';
import type { PaymentApp } from './cards';

/**
 * Cancels an enquiry's invoice, whatever it came to; a credit note takes off what is left of it, and what was paid stays
 * until it is refunded. A card payment that was begun is taken back first. Throws 404 without an invoice, 409 where it is cancelled already.
 */
export async function cancelEnquiry(app: PaymentApp, enquiryId: string, reason: string, author: string): Promise<void> {
  const { id } = await app.db
    .selectFrom('invoices')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .executeTakeFirstOrThrow(() => notFound('invoice'));
  await withdrawPayment(app, id, author);
  await app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'id', id);
    await mustNotBeBegun(trx, enquiryId);
    if (invoice.status === 'cancelled') throw new HttpError(409, 'cancelled-already', 'This is cancelled already.');
    // Why staff did it stays with them.
    await cancelInvoice(trx, invoice, { reason: 'The application was cancelled', author });
    await withdrawRequested(trx, enquiryId, author);
    await recordStep(trx, { enquiryId, kind: 'cancelled', detail: reason, author });
    await queueLetter(trx, enquiryId, 'cancelled');
  });
}
