import type { Seller } from '@forms/shared/contract';
import type { InvoiceSeller } from './sellerOfInvoice';

/** By what lines are taxed; undefined where documents say nothing of VAT: of who is not registered, and abroad. */
export const taxBy = ({ campus, seller }: Pick<InvoiceSeller, 'campus' | 'seller'>): Seller['tax'] | undefined =>
  seller && campus === 'oxford' && seller.vatNumber !== '' ? seller.tax : undefined;
