import type { OpenPayments } from '../invoices/editInvoice';
import { withdrawPayment } from './cardPayments';
import type { PaymentApp } from './cards';

/** The card payments under way, as whoever edits an invoice needs them. */
export const openPaymentsOf = (app: PaymentApp): OpenPayments => ({
  withdraw: (invoiceId, author) => withdrawPayment(app, invoiceId, author),
});
