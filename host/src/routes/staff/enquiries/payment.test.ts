import type { EnquirySummary, InvoiceStatus } from '@forms/shared/contract';
import { aSummary } from './enquiry.fixture';
import { paymentOf } from './payment';

const enquiry: EnquirySummary = {
  ...aSummary,
  email: 'zoe@example.org',
  paymentMethod: 'bacs',
  amount: 107500,
  owing: 107500,
  invoiceStatus: 'unpaid',
};

const paid = { received: 107500, owing: 0 };

test.each<[InvoiceStatus | null, string, Partial<EnquirySummary>]>([
  [null, '', {}],
  ['proposed', 'Not paid', { owing: 0 }],
  ['unpaid', 'Not paid', {}],
  ['unpaid', 'Part paid', { received: 7500, owing: 100000 }],
  ['unpaid', 'Overdue', { received: 7500, owing: 100000, overdue: 50000 }],
  ['paid', 'Paid', paid],
  ['booked', 'Paid', paid],
  ['booked', 'Not paid', {}],
  ['booked', 'To refund', { received: 108500, owing: 0, surplus: 1000 }],
  ['cancelled', 'Cancelled', { owing: 0 }],
  ['cancelled', 'To refund', { ...paid, surplus: 107500 }],
])('an enquiry whose invoice is %s reads “%s” by its sums', (invoiceStatus, label, sums) => {
  expect(paymentOf({ ...enquiry, ...sums, invoiceStatus })).toBe(label);
});
