import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { addUp } from './addUp';
import { entriesOf } from './entries';

/** Says that all money that moved for one invoice is for another from now on. Both must be locked in this transaction. */
export async function moveMoney(trx: Trx, fromId: string, toId: string): Promise<void> {
  const moved = (await entriesOf(trx, fromId)).flatMap(({ id: entryId, amount }) => [
    { id: newId(), entryId, invoiceId: fromId, amount: -amount },
    { id: newId(), entryId, invoiceId: toId, amount },
  ]);
  if (moved.length === 0) return;
  await trx.insertInto('allocations').values(moved).execute();
  await addUp(trx, [fromId, toId]);
}
