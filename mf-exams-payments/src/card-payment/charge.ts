import { ALREADY_PAID, amountRefused, type CardPayment, errorAnswer } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { say } from '../words/say';

/** How an attempt to charge the card ended. In all but the first two nothing was charged. */
export type Charge =
  | { end: 'charged'; invoicePaymentId: string }
  /** By an attempt before, of which this page did not hear. */
  | { end: 'paid already' }
  /** The message is for the person. */
  | { end: 'refused'; message: string }
  /** The server asks for another amount, in pence. */
  | { end: 'other amount'; amount: number }
  /** Our own server could not be asked for the payment. */
  | { end: 'not asked'; error: unknown };

/** Said where the provider says nothing. True, since an application has one payment, which can be made only once. */
const UNCLEAR = 'The card could not be charged. Please try again: you are never charged twice for one application.';

/** Checks the card field, asks our server for the payment, and confirms it with the provider, 3-D Secure included. */
export async function charge(
  stripe: Stripe,
  elements: StripeElements,
  askPayment: () => Promise<CardPayment>,
): Promise<Charge> {
  const { error: unfit } = await elements.submit();
  if (unfit) return { end: 'refused', message: unfit.message ?? say(UNCLEAR) };

  let payment: CardPayment;
  try {
    payment = await askPayment();
  } catch (error) {
    return notGiven(error);
  }

  const { clientSecret, invoicePaymentId } = payment;
  const result = await stripe.confirmPayment({ elements, clientSecret, redirect: 'if_required' });
  // An attempt that got through although its answer was lost comes back as an error that carries the paid intent.
  const { status } = result.paymentIntent ?? result.error?.payment_intent ?? {};
  if (status === 'succeeded' || status === 'processing') return { end: 'charged', invoicePaymentId };
  return { end: 'refused', message: result.error?.message ?? say(UNCLEAR) };
}

function notGiven(error: unknown): Charge {
  if (answerIn(error, errorAnswer)?.error === ALREADY_PAID) return { end: 'paid already' };
  const amount = answerIn(error, amountRefused)?.amount;
  return amount === undefined ? { end: 'not asked', error } : { end: 'other amount', amount };
}
