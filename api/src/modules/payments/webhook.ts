import { routes } from '@forms/shared/contract';
import type Stripe from 'stripe';
import { HttpError } from '../../platform/errors/errors';
import { serve } from '../../platform/http/serve';
import { queueJob } from '../../platform/jobs/queueJob';
import { now } from '../../platform/time';
import { noteDecline } from './cardPayments';
import { cardsOf } from './cardProvider';
import type { PaymentApp } from './cards';
import { intentIn } from './intentIn';

/**
 * The card provider's events. They come late, twice and in any order, so an event is only a sign to look: the payment is
 * asked for by a job, and the provider gets its answer at once.
 */
export function serveWebhook(app: PaymentApp): void {
  app.http.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    serve({ ...app, http: scope }, routes.paymentWebhook, async ({ request }) => {
      await hear(app, signedEvent(app, request.body, request.headers['stripe-signature']));
      return { received: true } as const;
    });
  });
}

/** Reads an event. Throws 400 unless the provider has signed just these bytes within the last five minutes. */
function signedEvent(app: PaymentApp, bytes: unknown, signature: string | string[] | undefined): Stripe.Event {
  const { stripe, webhookSecret } = cardsOf(app);
  if (webhookSecret === undefined) throw new HttpError(400, 'no-webhook-secret', 'Events are not listened to here.');
  if (!Buffer.isBuffer(bytes) || signature === undefined) throw notSigned();
  try {
    return stripe.webhooks.constructEvent(bytes, signature, webhookSecret);
  } catch {
    throw notSigned();
  }
}

const notSigned = () => new HttpError(400, 'bad-signature', 'This event was not signed by the card provider just now.');

/** Keeps an event and has its payment looked at; one that was heard before, or is of no payment of ours, changes nothing. */
export async function hear({ db }: PaymentApp, { id, type, data }: Stripe.Event): Promise<void> {
  const sign = signIn(type, data.object);
  if (!sign) return;
  const { intentId, declined } = sign;
  await db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('cardPayments')
      .select(['id', 'enquiryId'])
      .where('intentId', '=', intentId)
      .executeTakeFirst();
    if (!payment) return;
    const first = await trx
      .insertInto('providerEvents')
      .values({ id, type, intentId, receivedAt: now() })
      .onConflict((known) => known.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!first) return;
    // A payment keeps only its last refusal; the event has its own.
    if (declined) await noteDecline(trx, payment.enquiryId, declined);
    const look = declined ? 'look' : 'lookAtCharge';
    await queueJob(trx, look, { paymentId: payment.id }, { enquiryId: payment.enquiryId });
  });
}

interface Sign {
  intentId: string;
  /** The payment itself, where the event is about that and not about what went back of it. */
  declined?: Stripe.PaymentIntent;
}

/** Of what an event is a sign: of a payment, of a refund of it, or of a dispute about it. */
function signIn(type: string, object: Stripe.Event.Data.Object): Sign | undefined {
  if (!('object' in object)) return undefined;
  if (object.object === 'payment_intent') {
    const intent = object as Stripe.PaymentIntent;
    return { intentId: intent.id, declined: intent };
  }
  const wentBack = object.object === 'refund' || object.object === 'dispute' || type === 'charge.refunded';
  if (!wentBack || !('payment_intent' in object)) return undefined;
  const intentId = intentIn(object as Pick<Stripe.Refund, 'payment_intent'>);
  return intentId === undefined ? undefined : { intentId };
}
