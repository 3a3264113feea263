import { type EnquirySummary, paymentMethodWords } from '@forms/shared/contract';

/** How far an enquiry's payment is; empty where it asks for none. */
export const paymentOf = ({ amount, paid }: EnquirySummary): string =>
  amount === null ? '' : paid ? 'Paid' : 'Not paid';

/** The way to pay that was chosen; empty where none was. */
export const methodOf = ({ paymentMethod }: EnquirySummary): string =>
  paymentMethod ? paymentMethodWords[paymentMethod] : '';
