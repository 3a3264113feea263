import { CURRENCY } from '@forms/shared/contract';
import type Stripe from 'stripe';
import type { App } from '../app';
import { Fault } from '../errors';
import { newId } from '../ids';
import { now } from '../time';
import { asked } from './cardProvider';
import { alreadyPaid, markPaid } from './markPaid';

/** What is asked for: an enquiry with an invoice, `amount` in pence. */
export interface Payable {
  id: string;
  reference: string;
  amount: number;
}
const currency = CURRENCY.toLowerCase();

/**
 * The payment by which an enquiry can be paid now: the one that was begun, or a new attempt where that was cancelled.
 * However often and however many at a time ask, there is one intent an attempt.
 */
export async function openPayment(
  app: App,
  stripe: Stripe,
  enquiry: Payable,
): Promise<{ id: string; clientSecret: string }> {
  const last = await app.db
    .selectFrom('cardPayments')
    .selectAll()
    .where('enquiryId', '=', enquiry.id)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return beginPayment(app, stripe, enquiry, 1);
  if (last.intentId === null) return beginPayment(app, stripe, enquiry, last.attempt);

  const intent = await asked(app, stripe.paymentIntents.retrieve(last.intentId));
  if (intent.status === 'succeeded') {
    await confirmPayment(app, stripe, enquiry, last.id);
    throw alreadyPaid();
  }
  if (intent.status === 'canceled') return beginPayment(app, stripe, enquiry, last.attempt + 1);
  return { id: last.id, clientSecret: secretOf(intent) };
}

/** Writes the attempt down, then asks the provider under a key of its own: asked twice, it answers the same intent. */
async function beginPayment(app: App, stripe: Stripe, enquiry: Payable, attempt: number) {
  const enquiryId = enquiry.id;
  await app.db
    .insertInto('cardPayments')
    .values({ id: newId(), enquiryId, attempt, intentId: null, madeAt: now() })
    .onConflict((known) => known.columns(['enquiryId', 'attempt']).doNothing())
    .execute();
  const intent = await asked(
    app,
    stripe.paymentIntents.create(
      {
        amount: enquiry.amount,
        currency,
        allowed_payment_method_types: ['card'],
        description: enquiry.reference,
        metadata: { enquiryId },
      },
      { idempotencyKey: `${enquiryId}:${attempt}` },
    ),
  );
  const { id } = await app.db
    .updateTable('cardPayments')
    .set({ intentId: intent.id })
    .where('enquiryId', '=', enquiryId)
    .where('attempt', '=', attempt)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, clientSecret: secretOf(intent) };
}

/**
 * Marks an enquiry paid if the provider says so. Nothing that the browser says of the payment is believed: the intent
 * must be of this enquiry, of its amount and currency, and have succeeded. Throws 409 otherwise.
 */
export async function confirmPayment(app: App, stripe: Stripe, enquiry: Payable, paymentId: string): Promise<void> {
  const payment = await app.db
    .selectFrom('cardPayments')
    .select('intentId')
    .where('id', '=', paymentId)
    .where('enquiryId', '=', enquiry.id)
    .executeTakeFirst();
  if (!payment?.intentId) throw notThisPayment();
  const intent = await asked(app, stripe.paymentIntents.retrieve(payment.intentId));
  if (intent.status !== 'succeeded') {
    throw new Fault(409, 'not-paid', 'The card provider has not received this payment.');
  }
  const ofThisEnquiry =
    intent.metadata.enquiryId === enquiry.id &&
    intent.amount_received === enquiry.amount &&
    intent.currency === currency;
  if (!ofThisEnquiry) throw notThisPayment();
  await markPaid(app.db, { enquiryId: enquiry.id, intentId: intent.id, amount: enquiry.amount });
}

const notThisPayment = () => new Fault(409, 'other-payment', 'This payment does not belong to this application.');

function secretOf({ id, client_secret }: Stripe.PaymentIntent): string {
  if (client_secret === null) throw new Error(`${id} came without its client secret`);
  return client_secret;
}
