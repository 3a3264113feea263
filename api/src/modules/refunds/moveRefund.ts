import { authors, type PaymentStepKind, type RefundState } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';
import { queueLetter } from '../letters/queueLetter';

export type Refund = Selectable<Tables['refunds']>;

/** Where the ledger heard of a refund. */
export const sourceOf = (id: string) => `refund:${id}`;

const stepOf = { done: 'refunded', refused: 'refund-failed', failed: 'refund-returned' } as const satisfies Partial<
  Record<RefundState, PaymentStepKind>
>;

interface Move {
  state: Exclude<RefundState, 'asked'>;
  /** What is said of it in the history; of what did not go, why. */
  detail: string;
  providerId?: string | null;
}

/**
 * Writes down how far a refund is: its money comes back into the ledger where it did not go, and whoever it is for is written
 * to. What did not go never goes by itself later. Whoever calls has the enquiry's invoice locked.
 */
export async function moveRefund(trx: Trx, refund: Refund, { state, detail, providerId }: Move): Promise<void> {
  const { id, enquiryId, amount, state: before } = refund;
  if (before === state || before === 'refused' || before === 'failed') return;
  const didNotGo = state === 'refused' || state === 'failed';
  await trx
    .updateTable('refunds')
    .set({ state, problem: didNotGo ? detail : '', movedAt: now(), ...(providerId && { providerId }) })
    .where('id', '=', id)
    .execute();
  if (state === 'pending') return;
  const author = state === 'failed' ? authors.provider : refund.author;
  await recordStep(trx, { enquiryId, kind: stepOf[state], amount, detail, author });
  if (state === 'done') return queueLetter(trx, enquiryId, 'refund', { about: id });
  const back = { kind: 'refund-failed', amount, source: sourceOf(id), author: authors.provider } as const;
  await recordEntry(trx, await lockInvoice(trx, 'enquiryId', enquiryId), back);
  // Who was told that it went is told that it did not.
  if (before === 'done') await queueLetter(trx, enquiryId, 'refund-failed', { about: id });
}

/** Says that refunds of an enquiry that did not go are dealt with, by the one with this id. */
export async function settled(trx: Trx, enquiryId: string, by: string): Promise<void> {
  await trx
    .updateTable('refunds')
    .set({ settledAt: now() })
    .where('enquiryId', '=', enquiryId)
    .where('id', '!=', by)
    .where('state', 'in', ['refused', 'failed'])
    .where('settledAt', 'is', null)
    .execute();
}
