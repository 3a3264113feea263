import { formatPence, type PaymentStepKind } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { mustBeTheSite } from '../../platform/database/restoredCopy';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';
import { hashOf, newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { minutesFromNow, now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { received, refunded } from '../invoices/received';
import { lockInvoice } from '../invoices/storedInvoices';
import { askedUnlessRefused, cardsToUse } from './cardProvider';
import type { PaymentApp } from './cards';

/** By when the refund's own call has been answered, or never will be. */
const CALL_MINUTES = 1;

/**
 * Gives money back: what was paid by card to that card, any other is only written down. It is written down before the
 * provider is asked, and a job asks again if the answer is lost; with the same `key` it is the same refund. Throws 409
 * for more than was paid, where the provider refuses, and in a restored copy for what was paid by card.
 *
 * @param refund `amount` in pence
 */
export async function refund(
  app: PaymentApp,
  refund: { enquiryId: string; amount: number; reason: string; author: string; key: string | undefined },
): Promise<void> {
  const { enquiryId, amount, reason, author, key } = refund;
  if (await paidByCard(app.db, enquiryId)) await mustBeTheSite(app.db);
  const id = key === undefined ? newId() : hashOf(`${enquiryId} ${key}`);
  await app.db.transaction().execute(async (trx) => {
    await lockInvoice(trx, 'enquiryId', enquiryId);
    const known = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
    if (known) {
      if (known.amount !== amount)
        throw new HttpError(409, 'key-reused', 'This refund was asked for with another amount.');
      return;
    }
    const left = (await received(trx, enquiryId)) - (await refunded(trx, enquiryId));
    if (amount > left) {
      const message = left > 0 ? `Only ${formatPence(left)} can be refunded.` : 'There is nothing to refund.';
      throw new HttpError(409, 'too-much', message);
    }
    await trx
      .insertInto('refunds')
      .values({ id, enquiryId, amount, reason, author, state: 'asked', madeAt: now() })
      .execute();
    await recordStep(trx, { enquiryId, kind: 'refunding', amount, detail: reason, author });
    await queueJob(trx, 'refund', { refundId: id }, { enquiryId, runAt: minutesFromNow(CALL_MINUTES) });
  });
  await settleRefund(app, id);
}

/** Asks the provider for a refund that was written down, under a key of its own: asked twice, money goes back once. */
export async function settleRefund(app: PaymentApp, id: string): Promise<void> {
  const asking = await app.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (asking.state !== 'asked') return;
  const { enquiryId, amount } = asking;
  const paid = await paidByCard(app.db, enquiryId);
  if (!paid) return settled(app, asking, 'done', 'Recorded: not paid by card');
  const { stripe } = await cardsToUse(app);
  const request = stripe.refunds.create({ payment_intent: paid.intentId, amount }, { idempotencyKey: `refund:${id}` });
  const asked = await askedUnlessRefused(app, request);
  if ('answer' in asked) return settled(app, asking, 'done', 'To the card');
  await settled(app, asking, 'refused', asked.refusal);
  throw new HttpError(409, 'refund-refused', `The card provider refused the refund: ${asked.refusal}`);
}

const paidByCard = (db: Database, enquiryId: string) =>
  db.selectFrom('paid').select('intentId').where('enquiryId', '=', enquiryId).executeTakeFirst();

const stepOf = { done: 'refunded', refused: 'refund-failed' } as const satisfies Record<string, PaymentStepKind>;

const settled = (
  app: PaymentApp,
  { id, enquiryId, amount, author }: Tables['refunds'],
  state: 'done' | 'refused',
  detail: string,
) =>
  app.db.transaction().execute(async (trx) => {
    const ours = await trx
      .updateTable('refunds')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .returning('id')
      .executeTakeFirst();
    if (ours) await recordStep(trx, { enquiryId, kind: stepOf[state], amount, detail, author });
  });
