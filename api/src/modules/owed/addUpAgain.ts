import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import { partOf } from '../../platform/lists/matching';
import { lockInvoice } from '../invoices/storedInvoices';
import { addUp, isAddedUpWrong } from '../ledger/addUp';

/**
 * Adds up again what stands wrong beside an invoice. While servers that share a database are switched one after the other, one of
 * the release before may move money without it, and a debt would be in no list.
 */
export async function addUpAgain(db: Database): Promise<void> {
  const part = partOf(db, 2_000, 20_000);
  for (let after: string | undefined = ''; after !== undefined; await setImmediate()) {
    const invoices = await db
      .selectFrom('invoices')
      .select(['id', 'number'])
      .select((invoice) => isAddedUpWrong(invoice).as('isWrong'))
      .where('number', '>', after)
      .orderBy('number')
      .limit(part)
      .execute();
    for (const { id } of invoices.filter(({ isWrong }) => isWrong))
      await db.transaction().execute(async (trx) => {
        await lockInvoice(trx, 'id', id);
        await addUp(trx, [id]);
      });
    after = invoices[part - 1]?.number;
  }
}
