import { accountOf, type Invoice, invoiceTotal } from '@forms/shared/contract';

const lines = {
  headerItems: [{ id: 'late', tag: 'late', description: 'Late entry', cost: 2000 }],
  items: [
    {
      id: 'maths',
      metaType: 'standalone',
      type: 'exams',
      currency: 'GBP',
      account: accountOf.exams,
      accountId: 'exams',
      description: 'GCSE Mathematics',
      cost: 4550,
    },
  ],
  footerItems: [{ id: 'postage', tag: 'postage', description: 'Certificate postage fee', cost: 10000 }],
} satisfies Pick<Invoice, 'headerItems' | 'items' | 'footerItems'>;

/** Somebody's unpaid invoice over £165.50. */
export const unpaid: Invoice = {
  id: 'invoice',
  number: 'INV-2026-00042',
  date: '2026-11-21',
  dueDate: '2026-12-05',
  status: 'unpaid',
  currency: 'GBP',
  amount: invoiceTotal([...lines.headerItems, ...lines.items, ...lines.footerItems]),
  credited: 0,
  received: 0,
  refunded: 0,
  owing: 16_550,
  overdue: 0,
  surplus: 0,
  description: 'Exams registration',
  enquiryId: 'enquiry',
  reference: 'EX-7K2M9Q',
  name: 'Zoë Hall',
  email: 'zoe@example.com',
  declarations: [],
  instalmentPlan: null,
  entries: [],
  creditNotes: [],
  campus: 'oxford',
  isCertified: false,
  certifiedDocuments: [],
  replaces: null,
  replacedBy: null,
  version: 'first',
  ...lines,
};

/** The same, while it is still being written. */
export const draft: Invoice = { ...unpaid, status: 'proposed', owing: 0 };
