import { type EnquirySummary, type InvoiceStatus, paymentMethodLabels } from '@forms/shared/contract';

/** A transfer that staff have seen makes an invoice booked. */
const labels: Record<InvoiceStatus, string> = {
  proposed: 'Not paid',
  final: 'Not paid',
  unpaid: 'Not paid',
  paid: 'Paid',
  booked: 'Paid',
  cancelled: 'Cancelled',
};

/** How far an enquiry's payment is; empty where it asks for none. */
export const paymentOf = ({ invoiceStatus }: EnquirySummary): string => (invoiceStatus ? labels[invoiceStatus] : '');

/** The way to pay that was chosen; empty where none was. */
export const methodOf = ({ paymentMethod }: EnquirySummary): string =>
  paymentMethod ? paymentMethodLabels[paymentMethod] : '';
