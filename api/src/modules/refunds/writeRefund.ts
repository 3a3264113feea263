import { authors } from '@forms/shared/contract';
import type Stripe from 'stripe';
import type { Trx } from '../../platform/database/database';
import { dayOf } from '../../platform/days';
import { isoOf } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';
import { moveRefund, type Refund, sourceOf } from './moveRefund';
import { providerState } from './providerState';

const BY_OTHERS = 'In the card provider’s dashboard';

/**
 * Writes down how a refund stands by the provider's list: one of ours, by the id that we gave it, or one that was made in the
 * provider's dashboard, which is then ours too. Whoever calls has the enquiry's invoice locked.
 */
export async function writeRefund(
  trx: Trx,
  payment: { enquiryId: string; intentId: string },
  refund: Stripe.Refund,
): Promise<void> {
  const known = (await ours(trx, refund)) ?? (await madeByOthers(trx, payment, refund));
  await moveRefund(trx, known, { ...providerState(refund), providerId: refund.id });
}

async function ours(trx: Trx, { id, metadata }: Stripe.Refund): Promise<Refund | undefined> {
  const rows = await trx
    .selectFrom('refunds')
    .selectAll()
    .where((refund) =>
      refund.or([
        refund('providerId', '=', id),
        refund.and([
          refund('id', '=', metadata?.refundId ?? ''),
          refund('providerId', 'is', null),
          // One that the provider refused is not the one that it made.
          refund('state', '!=', 'refused'),
        ]),
      ]),
    )
    .execute();
  return rows.find(({ providerId }) => providerId === id) ?? rows[0];
}

async function madeByOthers(
  trx: Trx,
  { enquiryId, intentId }: { enquiryId: string; intentId: string },
  { id, amount, created }: Stripe.Refund,
): Promise<Refund> {
  const [author, madeAt] = [authors.provider, isoOf(created)];
  const rest = { providerId: id, movedAt: madeAt, settledAt: null };
  const refund = await trx
    .insertInto('refunds')
    .values({ id, enquiryId, amount, reason: BY_OTHERS, author, state: 'asked', madeAt, intentId, ...rest })
    .returningAll()
    .executeTakeFirstOrThrow();
  const entry = { kind: 'refund', amount: -amount, source: sourceOf(id), author, receivedOn: dayOf(madeAt) } as const;
  await recordEntry(trx, await lockInvoice(trx, 'enquiryId', enquiryId), entry);
  await recordStep(trx, { id: `refunding:${id}`, enquiryId, kind: 'refunding', amount, detail: BY_OTHERS, author });
  return refund;
}
