import { type Acceptance, authors, CURRENCY, fitsCard, formatPence, NO_CARD } from '@forms/shared/contract';
import type Stripe from 'stripe';
import { HttpError } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { sumsOfEnquiry } from '../invoices/received';
import { lockInvoice, mustBePayable } from '../invoices/storedInvoices';
import { paymentBegun } from '../ledger/mustNotBeBegun';
import { sumsOfInvoice } from '../ledger/sums';
import { asked, askedUnlessRefused, cardsToUse } from './cardProvider';
import type { PaymentApp } from './cards';
import { keepDeclarations } from './declarations';
import { alreadyPaid, markPaid, notThisPayment } from './markPaid';
import { scheduleReconciling } from './scheduleReconciling';

/** What is asked for: an enquiry with an invoice, `amount` the pence of it that are open. */
export interface Payable {
  id: string;
  reference: string;
  amount: number;
}
const currency = CURRENCY.toLowerCase();

/**
 * The payment by which an enquiry can be paid now: the one that was begun, or a new attempt where that was cancelled.
 * However often and however many at a time ask, there is one intent an attempt. Throws 422 unless all was
 * declared, and for an amount that no card can pay.
 */
export async function openPayment(
  app: PaymentApp,
  stripe: Stripe,
  enquiry: Payable,
  declared: readonly Acceptance[],
): Promise<{ id: string; clientSecret: string }> {
  if (!fitsCard(enquiry.amount)) throw new HttpError(422, NO_CARD.word, NO_CARD.message);
  const begin = (attempt: number) => beginPayment(app, stripe, enquiry, attempt, declared);
  const last = await lastPayment(app, enquiry.id);
  if (!last) return begin(1);
  if (last.endedAt !== null) return begin(last.attempt + 1);
  if (last.intentId === null) return begin(last.attempt);

  const intent = await asked(app, stripe.paymentIntents.retrieve(last.intentId));
  if (intent.status === 'succeeded') {
    await confirmPayment(app, stripe, enquiry.id, last.id);
    throw alreadyPaid();
  }
  await noteDecline(app.db, enquiry.id, intent);
  if (intent.status === 'canceled') {
    await endPayment(app, last.id);
    return begin(last.attempt + 1);
  }
  return { id: last.id, clientSecret: secretOf(intent) };
}

const lastPayment = (app: PaymentApp, enquiryId: string) =>
  app.db
    .selectFrom('cardPayments')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes the attempt down, then asks the provider under a key of its own: asked twice, it answers the same intent. */
async function beginPayment(
  app: PaymentApp,
  stripe: Stripe,
  enquiry: Payable,
  attempt: number,
  declared: readonly Acceptance[],
) {
  const enquiryId = enquiry.id;
  await app.db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
    mustBePayable(invoice);
    const { owing } = await sumsOfInvoice(trx, invoice);
    if (owing === 0) throw alreadyPaid();
    if (owing !== enquiry.amount) throw otherAmount(owing);
    await keepDeclarations(trx, invoice, 'card', declared);
    const begun = await trx
      .insertInto('cardPayments')
      .values({ id: newId(), enquiryId, attempt, intentId: null, madeAt: now(), endedAt: null })
      .onConflict((known) => known.columns(['enquiryId', 'attempt']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (begun) await scheduleReconciling(trx, begun.id, enquiryId);
    const id = `begun:${enquiryId}:${attempt}`;
    await recordStep(trx, { id, enquiryId, kind: 'begun', amount: owing, author: authors.applicant });
  });
  const outcome = await intentOf(app, stripe, enquiry, attempt);
  const begun = app.db.updateTable('cardPayments').where('enquiryId', '=', enquiryId).where('attempt', '=', attempt);
  if ('refusal' in outcome) {
    await begun.set({ endedAt: now() }).execute();
    await noteRefusal(app, enquiryId, attempt, outcome.refusal);
    throw new HttpError(
      409,
      'card-refused',
      'The card provider does not take this payment. Please choose another way.',
    );
  }
  const intent = outcome.answer;
  const { id } = await begun.set({ intentId: intent.id }).returning('id').executeTakeFirstOrThrow();
  return { id, clientSecret: secretOf(intent) };
}

/** Writes into the history that the provider refused an attempt. However many hear of it, it is written once. */
const noteRefusal = (app: PaymentApp, enquiryId: string, attempt: number, detail: string) =>
  recordStep(app.db, {
    ...{ id: `refused:${enquiryId}:${attempt}`, enquiryId, kind: 'refused', detail, author: authors.provider },
  });

const intentOf = (app: PaymentApp, stripe: Stripe, { id, amount, reference }: Payable, attempt: number) =>
  askedUnlessRefused(
    app,
    stripe.paymentIntents.create(
      {
        amount,
        currency,
        allowed_payment_method_types: ['card'],
        description: reference,
        metadata: { enquiryId: id },
      },
      { idempotencyKey: `${id}:${attempt}` },
    ),
  );

/** The 409 to whoever would pay another amount than is owing, in pence. */
export const otherAmount = (amount: number) =>
  new HttpError(409, 'amount-differs', `The amount to pay is ${formatPence(amount)}.`, { amount });

/**
 * Takes back the card payment that was begun on an invoice, so that the invoice may change. Where the card has paid
 * after all, marks that and throws 409.
 */
export async function withdrawPayment(app: PaymentApp, invoiceId: string, author: string, detail = ''): Promise<void> {
  const enquiry = await app.db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select(['enquiries.id', 'reference'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirst();
  const last = enquiry && (await lastPayment(app, enquiry.id));
  if (!last || last.endedAt !== null) return;
  const { stripe } = await cardsToUse(app);
  const outcome =
    last.intentId === null
      ? await intentOf(app, stripe, { ...enquiry, amount: await openOf(app, enquiry.id) }, last.attempt)
      : { answer: await asked(app, stripe.paymentIntents.retrieve(last.intentId)) };
  if ('refusal' in outcome) {
    await endPayment(app, last.id);
    return noteRefusal(app, enquiry.id, last.attempt, outcome.refusal);
  }
  await cancelIntent(app, stripe, enquiry.id, outcome.answer);
  await endPayment(app, last.id);
  await recordStep(app.db, { enquiryId: enquiry.id, kind: 'withdrawn', detail, author });
}

/** The pence that were asked for when a payment was begun: they stay as they are while it is under way. */
const openOf = async ({ db }: PaymentApp, enquiryId: string) => (await sumsOfEnquiry(db, enquiryId))?.open ?? 0;

/** Makes an intent one that cannot be paid any more. Throws 409 where it is paid, which is then marked, or being paid. */
async function cancelIntent(
  app: PaymentApp,
  stripe: Stripe,
  enquiryId: string,
  known: Stripe.PaymentIntent,
): Promise<void> {
  let intent = known;
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') {
    const outcome = await askedUnlessRefused(app, stripe.paymentIntents.cancel(intent.id));
    if ('answer' in outcome) return;
    // Since we looked, somebody has paid it or is about to.
    intent = await asked(app, stripe.paymentIntents.retrieve(intent.id));
  }
  if (intent.status === 'canceled') return;
  if (intent.status !== 'succeeded') throw paymentBegun();
  await markIfReceived(app, enquiryId, intent);
  throw alreadyPaid();
}

export const endPayment = (app: PaymentApp, id: string) =>
  app.db.updateTable('cardPayments').set({ endedAt: now() }).where('id', '=', id).execute();

/** Writes into the history that the provider declined a card. However many hear of it, it is written once. */
export async function noteDecline(
  db: PaymentApp['db'],
  enquiryId: string,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const refusal = intent.last_payment_error;
  if (!refusal) return;
  const id = `declined:${refusal.charge ?? hashOf(`${intent.id}${JSON.stringify(refusal)}`)}`;
  const detail = refusal.message ?? refusal.code ?? '';
  await recordStep(db, { id, enquiryId, kind: 'declined', detail, author: authors.provider });
}

/**
 * Marks an enquiry paid if the provider says so. Nothing that the browser says of the payment is believed: the intent
 * must be of this enquiry, of what it owes in our currency, and have succeeded. Throws 409 otherwise.
 */
export async function confirmPayment(
  app: PaymentApp,
  stripe: Stripe,
  enquiryId: string,
  paymentId: string,
): Promise<void> {
  const payment = await app.db
    .selectFrom('cardPayments')
    .select('intentId')
    .where('id', '=', paymentId)
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();
  if (!payment?.intentId) throw notThisPayment();
  const intent = await asked(app, stripe.paymentIntents.retrieve(payment.intentId));
  if (intent.status !== 'succeeded') {
    await noteDecline(app.db, enquiryId, intent);
    throw new HttpError(409, 'not-paid', 'The card provider has not received this payment.');
  }
  await markIfReceived(app, enquiryId, intent);
}

/** Marks an enquiry paid by an intent that has succeeded. Throws 409 unless that is of this enquiry, of what it owes in our currency. */
export async function markIfReceived(app: PaymentApp, enquiryId: string, intent: Stripe.PaymentIntent): Promise<void> {
  if (intent.metadata.enquiryId !== enquiryId || intent.currency !== currency) throw notThisPayment();
  await markPaid(app.db, { enquiryId, intentId: intent.id, amount: intent.amount_received });
}

function secretOf({ id, client_secret }: Stripe.PaymentIntent): string {
  if (client_secret === null) throw new Error(`${id} came without its client secret`);
  return client_secret;
}
