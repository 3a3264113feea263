import { ALREADY_PAID, authors } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { queueJob } from '../../platform/jobs/queueJob';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';
import { sumsOfInvoice } from '../ledger/sums';
import { queueLetter } from '../letters/queueLetter';

export const alreadyPaid = () => new HttpError(409, ALREADY_PAID, 'This application has been paid already.');

export const notThisPayment = () =>
  new HttpError(409, 'other-payment', 'This payment does not belong to this application.');

/**
 * Writes a payment that the provider has confirmed into the ledger, and queues its receipt and its booking, all or
 * nothing. The one place that does, for whoever hears of the payment first; again for the same payment it changes
 * nothing. Throws 409 where nothing of the invoice is open, for another sum than that, and where this payment has paid
 * another enquiry.
 *
 * @param payment `amount` in pence
 */
export async function markPaid(
  db: Database,
  { enquiryId, intentId, amount }: { enquiryId: string; intentId: string; amount: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // First, as everywhere: whoever locked the enquiry before would wait for one who waits for the enquiry.
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    const source = `stripe:${intentId}`;
    const known = await trx
      .selectFrom('moneyEntries')
      .innerJoin('allocations', 'allocations.entryId', 'moneyEntries.id')
      .innerJoin('invoices', 'invoices.id', 'invoiceId')
      .select('enquiryId')
      .where('kind', '=', 'card')
      .where('source', '=', source)
      .executeTakeFirst();
    if (known?.enquiryId === enquiryId) return;
    const { open } = await sumsOfInvoice(trx, invoice);
    // Cancelled meanwhile it asks nothing; what came for it is in the ledger all the same, for staff to give back.
    const isAsked = invoice.status !== 'cancelled';
    if (known || (isAsked && open === 0)) throw alreadyPaid();
    if (isAsked && amount !== open) throw notThisPayment();
    const card = { kind: 'card', amount, source, author: authors.provider } as const;
    const entryId = await recordEntry(trx, invoice, card);
    await trx.updateTable('enquiries').set({ paymentMethod: 'card' }).where('id', '=', enquiryId).execute();
    await trx.updateTable('cardPayments').set({ endedAt: now() }).where('intentId', '=', intentId).execute();
    await recordStep(trx, { enquiryId, kind: 'paid', amount, author: authors.provider });
    await queueLetter(trx, enquiryId, 'receipt', { about: entryId });
    await queueJob(trx, 'booking', { enquiryId }, { enquiryId });
  });
}
