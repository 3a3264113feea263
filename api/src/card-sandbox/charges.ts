import type { Trx } from '../platform/database/database';
import type { SandboxTables } from './tables';

type Dispute = SandboxTables['sandboxDisputes'];

/** Whether a dispute has taken the money of its charge: an inquiry has not, and one that is won gave it back. */
export const holdsMoney = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === 'needs_response' || status === 'under_review' || status === 'lost';

/**
 * What neither went back of a charge nor was disputed, in pence, and whether it is disputed. Nobody else takes of it until
 * this transaction ends: of two who ask at once for more than all of it, the provider refuses one.
 */
export async function leftOf(trx: Trx, intentId: string): Promise<{ left: number; isDisputed: boolean }> {
  const { amount } = await trx
    .updateTable('sandboxIntents')
    .set((intent) => ({ amount: intent.ref('amount') }))
    .where('id', '=', intentId)
    .returning('amount')
    .executeTakeFirstOrThrow();
  const of = { refunds: trx.selectFrom('sandboxRefunds'), disputes: trx.selectFrom('sandboxDisputes') };
  const refunds = await of.refunds.selectAll().where('intentId', '=', intentId).execute();
  const disputes = await of.disputes.selectAll().where('intentId', '=', intentId).execute();
  const gone = [...refunds.filter(({ status }) => status !== 'failed'), ...disputes.filter(holdsMoney)];
  return { left: gone.reduce((rest, taken) => rest - taken.amount, amount), isDisputed: disputes.some(holdsMoney) };
}
