import { authors, CURRENCY, type DisputeState, type PaymentStepKind } from '@forms/shared/contract';
import type Stripe from 'stripe';
import type { Trx } from '../../platform/database/database';
import { dayOf } from '../../platform/days';
import { isoOf, now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';

const stateOf: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry-answered',
  warning_closed: 'closed',
  needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'answered',
  appeal_under_review: 'answered',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

const stepOf: Readonly<Record<DisputeState, PaymentStepKind>> = {
  inquiry: 'disputed',
  'inquiry-answered': 'dispute-answered',
  open: 'disputed',
  answered: 'dispute-answered',
  won: 'dispute-won',
  lost: 'dispute-lost',
  closed: 'dispute-closed',
};

/**
 * Writes down how a dispute stands, and into the ledger what it moved: the provider's own balance transactions, each once.
 * Whoever calls has the enquiry's invoice locked, and asked after anybody else wrote.
 */
export async function writeDispute(
  trx: Trx,
  { enquiryId, intentId }: { enquiryId: string; intentId: string },
  dispute: Stripe.Dispute,
): Promise<void> {
  const { id, amount, reason } = dispute;
  // A state that is newer than this server: somebody should look.
  const state = stateOf[dispute.status] ?? 'open';
  const due = dispute.evidence_details.due_by;
  const standing = { state, amount, reason, dueBy: due === null ? null : isoOf(due) };
  const known = await trx.selectFrom('disputes').select('state').where('id', '=', id).executeTakeFirst();
  const moved = { movedAt: now(), settledAt: null };
  if (!known)
    await trx
      .insertInto('disputes')
      .values({ id, enquiryId, intentId, ...standing, ...moved })
      .execute();
  else {
    const changes = known.state === state ? standing : { ...standing, ...moved };
    await trx.updateTable('disputes').set(changes).where('id', '=', id).execute();
  }
  if (known?.state !== state) {
    const step = { kind: stepOf[state], amount, detail: reason.replaceAll('_', ' '), author: authors.provider };
    await recordStep(trx, { id: `${id}:${state}`, enquiryId, ...step });
  }
  for (const transaction of dispute.balance_transactions) await writeMoved(trx, enquiryId, dispute, transaction);
}

/** What a dispute took or gave back, and what the provider keeps for its trouble. */
async function writeMoved(
  trx: Trx,
  enquiryId: string,
  dispute: Stripe.Dispute,
  { id, amount, fee, currency, created }: Stripe.BalanceTransaction,
): Promise<void> {
  const entry = { source: `stripe:${id}`, author: authors.provider, receivedOn: dayOf(isoOf(created)) };
  // An account that is kept in another currency moved that; the payer moved pounds.
  const pence = currency === CURRENCY.toLowerCase() ? amount : Math.sign(amount) * dispute.amount;
  const kind = pence < 0 ? 'dispute' : 'dispute-returned';
  if (pence !== 0)
    await recordEntry(trx, await lockInvoice(trx, 'enquiryId', enquiryId), { ...entry, kind, amount: pence });
  if (fee === 0 || currency !== CURRENCY.toLowerCase()) return;
  await recordEntry(trx, await lockInvoice(trx, 'enquiryId', enquiryId), { ...entry, kind: 'fee', amount: -fee });
}
