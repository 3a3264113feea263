import type { Trx } from '../platform/database/database';
import { newSecret } from '../platform/ids';
import { minutesAfter, now } from '../platform/time';
import { type Answer, invalid, type ProviderEvent, pageOf, seconds } from './answers';
import { holdsMoney, leftOf } from './charges';
import type { DisputeStatus, SandboxTables } from './tables';

type Dispute = SandboxTables['sandboxDisputes'];
type Disputed = { status: DisputeStatus; reason: string };

const FEE = 2_000;
const EVIDENCE_MINUTES = 9 * 24 * 60;

/** The payer's bank takes back what is left of a payment, or asks about it first: the provider's own events follow. */
export async function openDispute(trx: Trx, intentId: string, { status, reason }: Disputed): Promise<ProviderEvent[]> {
  const { left } = await leftOf(trx, intentId);
  if (left === 0) throw nothingLeft(intentId);
  const dispute = { id: `dp_${newSecret()}`, intentId, amount: left, reason, status, madeAt: now() };
  await trx.insertInto('sandboxDisputes').values(dispute).execute();
  const object = shown(dispute);
  const events = [{ type: 'charge.dispute.created', object }];
  return holdsMoney(dispute) ? [...events, { type: 'charge.dispute.funds_withdrawn', object }] : events;
}

/** `GET /v1/disputes`, of one payment or since a time. */
export async function listDisputes(trx: Trx, asked: URLSearchParams): Promise<Answer> {
  const rows = await trx
    .selectFrom('sandboxDisputes')
    .selectAll()
    .$if(asked.has('payment_intent'), (some) => some.where('intentId', '=', asked.get('payment_intent') ?? ''))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return pageOf(rows.map(shown), asked, '/v1/disputes');
}

/** The words by which the provider's test mode decides a dispute at once. */
const decisions: Readonly<Record<string, DisputeStatus>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** `POST /v1/disputes/:id`, with evidence. */
export async function answerDispute(trx: Trx, id: string, form: URLSearchParams): Promise<Answer> {
  return decide(trx, id, decisions[form.get('evidence[uncategorized_text]') ?? ''] ?? 'under_review');
}

/** `POST /v1/disputes/:id/close`: the merchant lets the payer have it. */
export const closeDispute = (trx: Trx, id: string): Promise<Answer> => decide(trx, id, 'lost');

async function decide(trx: Trx, id: string, status: DisputeStatus): Promise<Answer> {
  const open = await trx
    .selectFrom('sandboxDisputes')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'not in', ['won', 'lost'])
    .executeTakeFirst();
  if (!open) throw noSuchDispute(id);
  const { left } = await leftOf(trx, open.intentId);
  // What was refunded after the bank had asked is not there to be taken.
  const amount = holdsMoney(open) ? open.amount : Math.min(open.amount, left);
  if (amount === 0) throw nothingLeft(open.intentId);
  const dispute = await trx
    .updateTable('sandboxDisputes')
    .set({ status, amount })
    .where('id', '=', id)
    .where('status', '=', open.status)
    .returningAll()
    .executeTakeFirst();
  if (!dispute) throw noSuchDispute(id);
  const body = shown(dispute);
  const types = ['charge.dispute.updated'];
  if (status === 'won') types.push('charge.dispute.funds_reinstated');
  if (status !== 'under_review') types.push('charge.dispute.closed');
  return { status: 200, body, events: types.map((type) => ({ type, object: body })) };
}

const noSuchDispute = (id: string) =>
  invalid(`No such open dispute: '${id}'`, { code: 'resource_missing', param: 'dispute' }, 404);
const nothingLeft = (intentId: string) =>
  invalid(`Nothing is left of the charge of ${intentId}.`, { code: 'charge_already_refunded' });

function shown({ id, intentId, amount, reason, status, madeAt }: Dispute) {
  const moved = (n: number, sum: number, fee: number) => ({
    ...{ id: `txn_${id}_${n}`, object: 'balance_transaction', amount: sum, fee, net: sum - fee, currency: 'gbp' },
    created: seconds(madeAt),
  });
  const balance = [
    ...(holdsMoney({ status }) || status === 'won' ? [moved(1, -amount, FEE)] : []),
    ...(status === 'won' ? [moved(2, amount, 0)] : []),
  ];
  return {
    ...{ id, object: 'dispute', amount, currency: 'gbp', payment_intent: intentId, reason, status },
    ...{ charge: intentId.replace('pi_', 'ch_'), created: seconds(madeAt), balance_transactions: balance },
    evidence_details: {
      due_by: seconds(minutesAfter(madeAt, EVIDENCE_MINUTES)),
      has_evidence: status !== 'needs_response' && status !== 'warning_needs_response',
    },
  };
}
