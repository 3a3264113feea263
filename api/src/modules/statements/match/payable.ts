import type { PayableInvoice, Sums } from '@forms/shared/contract';
import { hashOf } from '../../../platform/ids';

/** An invoice that a row may be for: `next` are the pence of its oldest instalment that is owing, `email` tells payers apart. */
export interface Payable extends Omit<PayableInvoice, 'version'>, Pick<Sums, 'credited' | 'received' | 'refunded'> {
  next: number;
  email: string;
}

/** What changes with all that is shown of an invoice, and with what moves for it. */
export const versionOf = (invoice: Payable): string => {
  const { invoiceId, number, name, status, amount, credited, received, refunded, owing } = invoice;
  return hashOf(JSON.stringify([invoiceId, number, name, status, amount, credited, received, refunded, owing]));
};

/** An invoice as it is told of, without what tells payers apart. */
export const asInvoice = (invoice: Payable): PayableInvoice => {
  const { invoiceId, number, reference, name, status, amount, owing } = invoice;
  return { invoiceId, number, reference, name, status, amount, owing, version: versionOf(invoice) };
};
