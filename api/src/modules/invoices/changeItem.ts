import { costOfEach, type InvoiceItemChange, LINE_LIMIT, linePence } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { lineSaid } from './addItem';

const TITLE_IS_FREE = 'A title has no cost: it stands over the items that do.';
const UNEVEN = 'All of a line must cost the same, in whole pence.';

/** Refuses an item that cannot be: a title with a cost, or several that do not cost the same. Throws 422. */
export function mustBeItem({
  metaType,
  cost,
  quantity = 1,
}: {
  metaType: string;
  cost: number;
  quantity?: number | undefined;
}): void {
  if (metaType === 'title' && (cost !== 0 || quantity !== 1)) throw new HttpError(422, 'title-is-free', TITLE_IS_FREE);
  if (cost % quantity !== 0) throw new HttpError(422, 'uneven', UNEVEN);
}

/** Changes a field of an item; another quantity of it costs the same for each. Answers the words that the history has for it. Throws 404, 422. */
export async function changeItem(trx: Trx, id: string, { field, newValue }: InvoiceItemChange): Promise<string> {
  const was = await trx
    .selectFrom('invoiceItems')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('line'));
  const cost = field === 'quantity' ? costOfEach(was) * newValue : was.cost;
  const item = { ...was, cost, [field]: newValue };
  mustBeItem(item);
  if (!linePence.safeParse(item.cost).success) throw new HttpError(422, 'line-limit', LINE_LIMIT);
  await trx
    .updateTable('invoiceItems')
    .set({ cost, [field]: newValue })
    .where('id', '=', id)
    .execute();
  return `Changed ${lineSaid(item)}`;
}
