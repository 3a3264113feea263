import { type EnquirySummary, paymentLabel } from '@forms/shared/contract';

/** How far an enquiry's payment is; empty where it asks for none. */
export const paymentOf = ({ invoiceStatus: status, ...sums }: EnquirySummary): string =>
  status ? paymentLabel({ ...sums, status }) : '';
