import {
  costOfEach,
  type FooterHeaderChange,
  type Invoice,
  type InvoiceChange,
  type InvoiceFooterItem,
  type InvoiceItem,
  type InvoiceItemChange,
  type InvoiceItemType,
  type NewFooterHeader,
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

type WantedItem = Omit<InvoiceItem, 'id' | 'currency' | 'account' | 'accountId'> & {
  accountId: InvoiceItemType;
};

/**
 * What makes an item another. A title is free at every moment, so it loses its cost before it becomes one. Of another
 * quantity each costs at first what it did, so that the cost of all comes after.
 */
export function itemChanges(before: InvoiceItem, wanted: WantedItem): InvoiceItemChange[] {
  const { quantity = 1, taxCode = null, taxWording = '' } = wanted;
  const was = { taxCode: null, taxWording: '', ...before, quantity: before.quantity ?? 1 };
  const several = { field: 'quantity', newValue: quantity } as const;
  const then = was.quantity === quantity ? was : { ...was, cost: costOfEach(was) * quantity };
  const metaType = { field: 'metaType', newValue: wanted.metaType } as const;
  const cost = { field: 'cost', newValue: wanted.cost } as const;
  return [
    ...real(was, [several]),
    ...real({ ...then, quantity }, [
      ...(wanted.metaType === 'title' ? ([cost, metaType] as const) : ([metaType, cost] as const)),
      { field: 'type', newValue: wanted.type },
      { field: 'accountId', newValue: wanted.accountId },
      { field: 'description', newValue: wanted.description },
      { field: 'taxCode', newValue: taxCode },
      { field: 'taxWording', newValue: taxWording },
    ]),
  ];
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
