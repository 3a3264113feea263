import { ALREADY_PAID } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { queueJob } from '../../platform/jobs/queueJob';
import { now } from '../../platform/time';
import { authors, recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { queueLetter } from '../letters/queueLetter';

export const alreadyPaid = () => new HttpError(409, ALREADY_PAID, 'This application has been paid already.');

/**
 * Marks an enquiry paid by a payment that the provider has confirmed, and queues its receipt and its booking, all or
 * nothing. The one place that does, for whoever hears of the payment first; again for the same payment it changes
 * nothing. Throws 409 where another payment has paid the enquiry, or this one has paid another.
 *
 * @param payment `amount` in pence
 */
export async function markPaid(
  db: Database,
  payment: { enquiryId: string; intentId: string; amount: number },
): Promise<void> {
  const { enquiryId, intentId, amount } = payment;
  await db.transaction().execute(async (trx) => {
    // First, as everywhere: whoever locked the enquiry before would wait for one who waits for the enquiry.
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    const paidAt = now();
    const ours = await trx
      .insertInto('paid')
      .values({ ...payment, paidAt })
      .onConflict((known) => known.doNothing())
      .returning('intentId')
      .executeTakeFirst();
    if (ours) {
      await trx.updateTable('enquiries').set({ paidAt, paymentMethod: 'card' }).where('id', '=', enquiryId).execute();
      // Money that came for an invoice which was cancelled meanwhile is kept in the history, for staff to give back.
      if (invoice.status !== 'cancelled') {
        await trx.updateTable('invoices').set({ status: 'paid' }).where('id', '=', invoice.id).execute();
      }
      await trx.updateTable('cardPayments').set({ endedAt: paidAt }).where('intentId', '=', intentId).execute();
      await recordStep(trx, { enquiryId, kind: 'paid', amount, author: authors.provider });
      await queueLetter(trx, enquiryId, 'receipt');
      await queueJob(trx, 'booking', { enquiryId }, { enquiryId });
      return;
    }
    const same = await trx
      .selectFrom('paid')
      .select('intentId')
      .where('enquiryId', '=', enquiryId)
      .where('intentId', '=', intentId)
      .executeTakeFirst();
    if (!same) throw alreadyPaid();
  });
}
