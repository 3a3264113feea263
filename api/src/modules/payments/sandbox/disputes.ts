import type { Trx } from '../../../platform/database/database';
import { newSecret } from '../../../platform/ids';
import { minutesAfter, now } from '../../../platform/time';
import type { DisputeStatus, PaymentTables } from '../tables';
import { type Answer, invalid, type ProviderEvent, pageOf, seconds } from './answers';

type Dispute = PaymentTables['sandboxDisputes'];
type Disputed = { status: DisputeStatus; reason: string };

const FEE = 2_000;
const EVIDENCE_MINUTES = 9 * 24 * 60;

/** The payer's bank takes a payment back, or asks about it first: the provider's own events follow. */
export async function openDispute(
  trx: Trx,
  intent: { id: string; amount: number },
  { status, reason }: Disputed,
): Promise<ProviderEvent[]> {
  const dispute = {
    id: `dp_${newSecret()}`,
    intentId: intent.id,
    amount: intent.amount,
    reason,
    status,
    madeAt: now(),
  };
  await trx.insertInto('sandboxDisputes').values(dispute).execute();
  const object = shown(dispute);
  const events = [{ type: 'charge.dispute.created', object }];
  return holdsMoney(dispute) ? [...events, { type: 'charge.dispute.funds_withdrawn', object }] : events;
}

/** `GET /v1/disputes`, of one payment or since a time. */
export async function listDisputes(trx: Trx, asked: URLSearchParams): Promise<Answer> {
  const since = Number(asked.get('created[gte]') ?? 0);
  const rows = await trx
    .selectFrom('sandboxDisputes')
    .selectAll()
    .$if(asked.has('payment_intent'), (some) => some.where('intentId', '=', asked.get('payment_intent') ?? ''))
    .orderBy('madeAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return pageOf(
    rows.map(shown).filter(({ created }) => created >= since),
    asked,
    '/v1/disputes',
  );
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
  const dispute = await trx
    .updateTable('sandboxDisputes')
    .set({ status })
    .where('id', '=', id)
    .where('status', 'not in', ['won', 'lost'])
    .returningAll()
    .executeTakeFirst();
  if (!dispute) throw invalid(`No such open dispute: '${id}'`, { code: 'resource_missing', param: 'dispute' }, 404);
  const body = shown(dispute);
  const types = ['charge.dispute.updated'];
  if (status === 'won') types.push('charge.dispute.funds_reinstated');
  if (status !== 'under_review') types.push('charge.dispute.closed');
  return { status: 200, body, events: types.map((type) => ({ type, object: body })) };
}

/** Whether a dispute has taken the money of its charge: an inquiry has not, and one that is won gave it back. */
export const holdsMoney = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === 'needs_response' || status === 'under_review' || status === 'lost';

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
