import type {
  FooterHeaderChange,
  Invoice,
  InvoiceChange,
  InvoiceFooterItem,
  InvoiceItem,
  InvoiceItemChange,
  InvoiceItemType,
  NewFooterHeader,
} from '@forms/shared/contract';

export type Head = Pick<Invoice, 'date' | 'dueDate' | 'description'>;

/** The changes that are really changes; the server takes them one by one. */
const real = <Was, Change extends { field: keyof Was; newValue: unknown }>(was: Was, wanted: readonly Change[]) =>
  wanted.filter(({ field, newValue }) => was[field] !== newValue);

/** What makes an invoice's head another. */
export const headChanges = (was: Head, wanted: Head): InvoiceChange[] =>
  real(was, [
    { field: 'date', newValue: wanted.date },
    { field: 'dueDate', newValue: wanted.dueDate },
    { field: 'description', newValue: wanted.description },
  ]);

type WantedItem = Pick<InvoiceItem, 'metaType' | 'type' | 'description' | 'cost'> & { accountId: InvoiceItemType };

/** What makes an item another. A title is free at every moment, so it loses its cost before it becomes one. */
export function itemChanges(was: InvoiceItem, wanted: WantedItem): InvoiceItemChange[] {
  const metaType = { field: 'metaType', newValue: wanted.metaType } as const;
  const cost = { field: 'cost', newValue: wanted.cost } as const;
  return real(was, [
    ...(wanted.metaType === 'title' ? ([cost, metaType] as const) : ([metaType, cost] as const)),
    { field: 'type', newValue: wanted.type },
    { field: 'accountId', newValue: wanted.accountId },
    { field: 'description', newValue: wanted.description },
  ]);
}

/** What makes a line over or under the items another. */
export const footerHeaderChanges = (was: InvoiceFooterItem, wanted: NewFooterHeader): FooterHeaderChange[] =>
  real(was, [
    { field: 'tag', newValue: wanted.tag },
    { field: 'description', newValue: wanted.description },
    { field: 'cost', newValue: wanted.cost },
  ]);

/** The account once the type is another: it follows the type, unless it was another than the type's own. */
export const accountAfter = (
  from: InvoiceItemType,
  to: InvoiceItemType,
  accountId: InvoiceItemType,
): InvoiceItemType => (accountId === from ? to : accountId);
