import { authors } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import { GiveUp, NotYet } from '../../platform/jobs/runJobs';
import { daysFromNow } from '../../platform/time';
import { endPayment, markIfReceived, noteDecline, withdrawPayment } from './cardPayments';
import { asked, cardsOf } from './cardProvider';
import type { PaymentApp } from './cards';

/** Before the letters that wait too. */
const BEFORE_ALL = new Date(0).toISOString();
/** Within the provider's memory of an idempotency key, and before the jobs give up. */
const DAYS_OPEN = 20 / 24;

/** Has every payment that is still open looked at now, those too that were given up: what was paid while no server ran is found at its start. */
export async function lookAtOpenPayments({ db }: PaymentApp): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: BEFORE_ALL, attempts: 0, deadAt: null })
    .where('kind', '=', 'reconcile')
    .where('lockedUntil', 'is', null)
    .execute();
}

/**
 * Looks at a payment that was begun until it is over: asks the provider and writes down what came of it. Throws
 * `NotYet` while it is open. One that nobody finishes is withdrawn after most of a day, so that it can't be made any more.
 */
export async function reconcilePayment(app: PaymentApp, paymentId: string): Promise<void> {
  const payment = await lookAtPayment(app, paymentId);
  if (!payment) return;
  if (payment.madeAt > daysFromNow(-DAYS_OPEN)) throw new NotYet('The card payment was begun and is not finished');
  await withdrawPayment(app, payment.invoiceId, authors.server, 'Never finished');
}

/**
 * Asks the provider once how a payment stands, and writes it down; answers the payment if it is still open. Throws
 * `GiveUp` where money came that does not fit: asking again would change nothing, staff must look.
 */
export async function lookAtPayment(app: PaymentApp, paymentId: string) {
  const payment = await app.db
    .selectFrom('cardPayments')
    .innerJoin('enquiries', 'enquiries.id', 'cardPayments.enquiryId')
    .innerJoin('invoices', 'invoices.enquiryId', 'enquiries.id')
    .select(['enquiries.id', 'invoices.id as invoiceId'])
    .select(['intentId', 'cardPayments.madeAt'])
    .where('cardPayments.id', '=', paymentId)
    .where('isCurrent', '=', 1)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  // Without its intent the payment was never handed to a browser.
  if (!payment || payment.intentId === null) return payment;

  const intent = await asked(app, cardsOf(app).stripe.paymentIntents.retrieve(payment.intentId));
  if (intent.status === 'succeeded') {
    await markIfReceived(app, payment.id, intent).catch((error) => {
      throw error instanceof HttpError && error.status === 409 ? new GiveUp(error.message) : error;
    });
    return undefined;
  }
  await noteDecline(app.db, payment.id, intent);
  if (intent.status !== 'canceled') return payment;
  await endPayment(app, paymentId);
  return undefined;
}
