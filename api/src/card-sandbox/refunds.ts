import type { Selectable } from 'kysely';
import type { Trx } from '../platform/database/database';
import { newSecret } from '../platform/ids';
import { now } from '../platform/time';
import { type Answer, invalid, type ProviderEvent, pageOf, seconds } from './answers';
import { leftOf } from './charges';
import { intentOf, metadataIn } from './intents';
import type { SandboxTables } from './tables';

type Refund = Selectable<SandboxTables['sandboxRefunds']>;

/** `POST /v1/refunds`, for a whole payment or an amount of it. */
export async function createRefund(trx: Trx, form: URLSearchParams): Promise<Answer> {
  const intent = await intentOf(trx, form.get('payment_intent') ?? '');
  if (intent.status !== 'succeeded') {
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  const { left, isDisputed } = await leftOf(trx, intent.id);
  if (isDisputed) throw invalid(`The charge of ${intent.id} has been charged back.`, { code: 'charge_disputed' });
  const amount = Number(form.get('amount') ?? left);
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw invalid(`Invalid positive integer: ${form.get('amount')}`, { param: 'amount' });
  }
  if (amount > left) {
    const message = left === 0 ? 'has already been refunded' : `has only ${left} left to refund`;
    throw invalid(`The charge of ${intent.id} ${message}.`, { code: 'charge_already_refunded', param: 'amount' });
  }
  const refund = await trx
    .insertInto('sandboxRefunds')
    .values({
      ...{ id: `re_${newSecret()}`, intentId: intent.id, amount, madeAt: now(), metadata: metadataIn(form) },
      status: intent.refunding === 'takes-a-while' ? 'pending' : 'succeeded',
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const body = shown(refund);
  const charge = { object: 'charge', id: chargeOf(intent.id), payment_intent: intent.id };
  return {
    ...{ status: 200, body },
    events: [
      { type: 'refund.created', object: body },
      { type: 'charge.refunded', object: charge },
    ],
    ...(intent.refunding && { refundMoves: refund.id }),
  };
}

/** `GET /v1/refunds`, of one payment or since a time. */
export async function listRefunds(trx: Trx, asked: URLSearchParams): Promise<Answer> {
  const rows = await trx
    .selectFrom('sandboxRefunds')
    .selectAll()
    .$if(asked.has('payment_intent'), (some) => some.where('intentId', '=', asked.get('payment_intent') ?? ''))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return pageOf(rows.map(shown), asked, '/v1/refunds');
}

/** What becomes of a refund after a while: one that took its time arrives, one that a card refuses fails, and the money is back. */
export async function moveRefund(trx: Trx, id: string): Promise<ProviderEvent[]> {
  const refund = await trx.selectFrom('sandboxRefunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (refund.status === 'failed') return [];
  const to =
    refund.status === 'pending'
      ? ({ status: 'succeeded' } as const)
      : ({ status: 'failed', failureReason: 'lost_or_stolen_card' } as const);
  const object = shown(
    await trx.updateTable('sandboxRefunds').set(to).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  );
  return [{ type: to.status === 'failed' ? 'refund.failed' : 'refund.updated', object }];
}

const chargeOf = (intentId: string) => intentId.replace('pi_', 'ch_');

const shown = ({ id, intentId, amount, status, metadata, failureReason, madeAt }: Refund) => ({
  ...{ id, object: 'refund', amount, currency: 'gbp', payment_intent: intentId, charge: chargeOf(intentId), status },
  ...{ created: seconds(madeAt), metadata: JSON.parse(metadata), reason: null },
  ...(failureReason !== '' && { failure_reason: failureReason }),
});
