import { invoiceItemTypeLabels, type TaxedKind } from '@forms/shared/contract';

export const taxedKindLabels: Readonly<Record<TaxedKind, string>> = {
  ...invoiceItemTypeLabels,
  fees: 'Fees over and under the items',
};
