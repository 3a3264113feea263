import type { Enquiry, EnquirySummary } from '@forms/shared/contract';

/** As a list shows an enquiry that nobody has begun with. */
export const aSummary: EnquirySummary = {
  id: '42',
  reference: 'EX-7K2M9Q',
  formSlug: 'exams-registration-v2',
  formTitle: 'Exams registration',
  type: 'exams',
  status: 'new',
  name: 'Zoë Hall',
  email: 'zoe@example.com',
  paymentMethod: null,
  paid: false,
  amount: null,
  credited: 0,
  received: 0,
  refunded: 0,
  owing: 0,
  overdue: 0,
  surplus: 0,
  invoiceStatus: null,
  submittedAt: '2026-11-21T14:05:00.000Z',
  assignee: null,
  followUpOn: null,
  tags: [],
  version: 1,
  mergedInto: null,
};

/** It, whole. */
export const anEnquiry: Enquiry = {
  ...aSummary,
  formVersion: 1,
  definition: { header: { title: 'Exams registration' }, pages: [{ name: 'you', title: 'You', fields: [] }] },
  pages: [],
  comments: [],
  steps: [],
  edits: [],
  corrections: [],
  answerCorrections: [],
  answersVersion: 0,
  mergedFrom: [],
  invoiceId: null,
  seller: null,
  draft: null,
  payments: [],
  mail: [],
};
