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
  invoiceStatus: 'unpaid',
  submittedAt: '2026-11-21T14:05:00.000Z',
};

test.each<[InvoiceStatus | null, string]>([
  [null, ''],
  ['proposed', 'Not paid'],
  ['unpaid', 'Not paid'],
  ['paid', 'Paid'],
  ['booked', 'Paid'],
  ['cancelled', 'Cancelled'],
])('an enquiry whose invoice is %s reads “%s”', (invoiceStatus, label) => {
  expect(paymentOf({ ...enquiry, invoiceStatus })).toBe(label);
});
