import type { EnquirySummary, InvoiceStatus } from '@forms/shared/contract';
import { paymentOf } from './payment';

const enquiry: EnquirySummary = {
  id: '42',
  reference: 'EX-7K2M9Q',
  formSlug: 'exams-registration-v2',
  formTitle: 'Exams registration',
  type: 'exams',
  status: 'new',
  name: 'Zoë Hall',
  email: 'zoe@example.org',
  paymentMethod: 'bacs',
  paid: false,
  amount: 107500,
  credited: 0,
  received: 0,
  refunded: 0,
  owing: 107500,
  overdue: 0,
  surplus: 0,
  invoiceStatus: 'unpaid',
  submittedAt: '2026-11-21T14:05:00.000Z',
  assignee: null,
  followUpOn: null,
  tags: [],
  version: 1,
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
