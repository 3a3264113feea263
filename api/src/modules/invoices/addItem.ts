import { formatPence, type NewInvoiceItem, severalSaid, type TaxCode, taxCodeLabels } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';

/** Adds an item below the others of a draft. Answers the words that the history has for it. */
export async function addItem(trx: Trx, invoiceId: string, item: NewInvoiceItem): Promise<string> {
  const position = await nextPosition(trx, 'invoiceItems', invoiceId);
  await trx
    .insertInto('invoiceItems')
    .values({ id: newId(), invoiceId, position, ...item, accountId: item.accountId ?? item.type })
    .execute();
  return `Added ${lineSaid(item)}`;
}

/** A line as the history names it. */
export const lineSaid = ({
  description,
  cost,
  quantity,
  taxCode,
}: {
  description: string;
  cost: number;
  quantity?: number | undefined;
  taxCode?: TaxCode | null | undefined;
}): string => {
  const several = severalSaid({ cost, quantity });
  const taxed = taxCode ? `, VAT: ${taxCodeLabels[taxCode]}` : '';
  return `${description}, ${several && `${several} = `}${formatPence(cost)}${taxed}`;
};

/** Where a line is added that stands below all others of its kind. */
export async function nextPosition(
  trx: Trx,
  table: 'invoiceItems' | 'invoiceFooterHeaders',
  invoiceId: string,
): Promise<number> {
  const { last } = await trx
    .selectFrom(table)
    .select((line) => line.fn.max('position').as('last'))
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
