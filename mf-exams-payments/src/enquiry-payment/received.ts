import type { Enquiry, InvoiceStatus } from '@forms/shared/contract';

/** The pence that came in for an enquiry: by card, or by a transfer that staff have seen, which makes the invoice booked. */
export const receivedFor = ({ amount, paid }: Pick<Enquiry, 'amount' | 'paid'>, status?: InvoiceStatus): number =>
  paid || status === 'booked' ? (amount ?? 0) : 0;
