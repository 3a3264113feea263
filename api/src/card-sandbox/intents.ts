import type { Trx } from '../platform/database/database';
import { newSecret } from '../platform/ids';
import { now } from '../platform/time';
import { type Answer, invalid, seconds } from './answers';
import { openDispute } from './disputes';
import type { SandboxTables } from './tables';
import { afterwardsOf, outcomeOf, type Refusal } from './testCards';

type Intent = SandboxTables['sandboxIntents'];

/** The provider takes nothing under 30p, and no more than eight digits. */
const LEAST_PENCE = 30;
const MOST_PENCE = 99_999_999;
const created = ['amount', 'currency', 'allowed_payment_method_types[0]', 'description'];

/** `POST /v1/payment_intents` */
export async function createIntent(trx: Trx, form: URLSearchParams): Promise<Answer> {
  const unknown = [...form.keys()].find((name) => !created.includes(name) && !name.startsWith('metadata['));
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  const amount = Number(form.get('amount'));
  if (!Number.isSafeInteger(amount)) {
    throw invalid(`Invalid integer: ${form.get('amount')}`, { code: 'parameter_invalid_integer', param: 'amount' });
  }
  if (amount < LEAST_PENCE) {
    throw invalid('Amount must be at least £0.30 gbp', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > MOST_PENCE) {
    throw invalid('Amount must be no more than £999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  const currency = form.get('currency');
  if (currency !== 'gbp') throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });

  const id = `pi_${newSecret()}`;
  const intent = await trx
    .insertInto('sandboxIntents')
    .values({
      id,
      clientSecret: `${id}_secret_${newSecret()}`,
      status: 'requires_payment_method',
      amount,
      currency,
      metadata: metadataIn(form),
      lastError: null,
      madeAt: now(),
      refunding: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { status: 200, body: whole(intent) };
}

/** The metadata of a request, as JSON. */
export function metadataIn(form: URLSearchParams): string {
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value]];
  });
  return JSON.stringify(Object.fromEntries(metadata));
}

/** `GET /v1/payment_intents/:id` */
export const retrieveIntent = async (trx: Trx, id: string): Promise<Answer> => ({
  status: 200,
  body: whole(await intentOf(trx, id)),
});

/** `POST /v1/payment_intents/:id/cancel` */
export async function cancelIntent(trx: Trx, id: string): Promise<Answer> {
  const intent = await intentOf(trx, id);
  if (intent.status === 'succeeded') throw unexpected('cancel', intent);
  const body = whole(await changed(trx, intent, { status: 'canceled' }));
  return { status: 200, body, events: [{ type: eventOf.canceled, object: body }] };
}

/** `POST /v1/payment_intents/:id/confirm`, with the card as the browser's frame sends it. */
export async function confirmIntent(trx: Trx, id: string, form: URLSearchParams): Promise<Answer> {
  const intent = await intentOf(trx, id, form.get('client_secret'));
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected('confirm', intent);
  const number = form.get('payment_method_data[card][number]');
  if (!number) throw invalid('Missing required param: payment_method_data[card][number].');
  const outcome = outcomeOf(number);
  if (outcome === 'succeeds') {
    const { refunding = null, disputed } = afterwardsOf(number);
    const answer = browserAnswer(await changed(trx, intent, { status: 'succeeded', refunding }));
    const disputes = disputed ? await openDispute(trx, intent.id, disputed) : [];
    return { ...answer, events: [...(answer.events ?? []), ...disputes] };
  }
  if (outcome === 'challenged') return browserAnswer(await changed(trx, intent, { status: 'requires_action' }));
  const error = { type: 'card_error', charge: `ch_${newSecret()}`, ...outcome };
  const refused = await changed(trx, intent, { status: 'requires_payment_method', lastError: JSON.stringify(error) });
  return {
    ...browserAnswer(refused),
    status: 402,
    body: { error: { ...error, payment_intent: seenByBrowser(refused) } },
  };
}

const unauthenticated: Refusal & { type: string } = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The end of a 3-D Secure challenge: `outcome` is `complete`, else it failed. The provider's own call for it is not public. */
export async function endChallenge(trx: Trx, id: string, form: URLSearchParams): Promise<Answer> {
  const intent = await intentOf(trx, id, form.get('client_secret'));
  if (intent.status !== 'requires_action') throw unexpected('authenticate', intent);
  return browserAnswer(
    await changed(
      trx,
      intent,
      form.get('outcome') === 'complete'
        ? { status: 'succeeded' }
        : { status: 'requires_payment_method', lastError: JSON.stringify(unauthenticated) },
    ),
  );
}

const eventOf: Readonly<Record<Intent['status'], string>> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
};

const browserAnswer = (intent: Intent): Answer => ({
  status: 200,
  body: seenByBrowser(intent),
  events: [{ type: eventOf[intent.status], object: whole(intent) }],
});

/** An intent, with its client secret where that is asked for. Throws the protocol's 404. */
export async function intentOf(trx: Trx, id: string, clientSecret?: string | null): Promise<Intent> {
  const intent = await trx.selectFrom('sandboxIntents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!intent || (clientSecret !== undefined && clientSecret !== intent.clientSecret)) {
    throw invalid(`No such payment_intent: '${id}'`, { code: 'resource_missing', param: 'intent' }, 404);
  }
  return intent;
}

/** Changes an intent unless somebody has in the meantime. */
async function changed(
  trx: Trx,
  from: Intent,
  to: Partial<Pick<Intent, 'status' | 'lastError' | 'refunding'>>,
): Promise<Intent> {
  const intent = await trx
    .updateTable('sandboxIntents')
    .set({ lastError: null, ...to })
    .where('id', '=', from.id)
    .where('status', '=', from.status)
    .returningAll()
    .executeTakeFirst();
  if (!intent) throw unexpected('change', from);
  return intent;
}

const unexpected = (verb: string, intent: Intent) =>
  invalid(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: seenByBrowser(intent),
  });

/** An intent as the browser may see it: without the metadata. */
const seenByBrowser = ({ id, clientSecret, status, amount, currency, lastError, madeAt }: Intent) => ({
  id,
  object: 'payment_intent',
  client_secret: clientSecret,
  status,
  amount,
  currency,
  created: seconds(madeAt),
  last_payment_error: lastError === null ? null : JSON.parse(lastError),
  livemode: false,
  next_action:
    status === 'requires_action'
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
      : null,
  allowed_payment_method_types: ['card'],
  payment_method_types: ['card'],
});

const whole = (intent: Intent) => ({
  ...seenByBrowser(intent),
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  metadata: JSON.parse(intent.metadata),
});
