import { type EnquirySummary, paymentLabel, paymentMethodLabels } from '@forms/shared/contract';

/** How far an enquiry's payment is; empty where it asks for none. */
export const paymentOf = ({ invoiceStatus: status, ...sums }: EnquirySummary): string =>
  status ? paymentLabel({ ...sums, status }) : '';

/** The way to pay that was chosen; empty where none was. */
export const methodOf = ({ paymentMethod }: EnquirySummary): string =>
  paymentMethod ? paymentMethodLabels[paymentMethod] : '';
