import { type InvoiceSummary, paymentLabel, statusNames } from '@forms/shared/contract';
import type { FileColumn } from '../../platform/lists/sendList';

const pounds = (title: string, of: (invoice: InvoiceSummary) => number): FileColumn<InvoiceSummary> => ({
  ...{ title, of, width: 12, type: 'pounds' },
});

/** An invoice in an exported file. */
export const exportedInvoice: readonly FileColumn<InvoiceSummary>[] = [
  { title: 'Number', width: 18, type: 'text', of: ({ number }) => number },
  { title: 'Name', width: 28, type: 'text', of: ({ name }) => name },
  { title: 'Email', width: 28, type: 'text', of: ({ email }) => email },
  { title: 'Enquiry', width: 14, type: 'text', of: ({ reference }) => reference },
  { title: 'Status', width: 18, type: 'text', of: ({ status }) => statusNames[status] },
  { title: 'Payment', width: 18, type: 'text', of: (invoice) => paymentLabel(invoice) },
  pounds('Amount', ({ amount }) => amount),
  pounds('Credited', ({ credited }) => credited),
  pounds('Received', ({ received }) => received),
  pounds('Owing', ({ owing }) => owing),
  pounds('Overdue', ({ overdue }) => overdue),
  { title: 'Date', width: 12, type: 'date', of: ({ date }) => date },
  { title: 'Due', width: 12, type: 'date', of: ({ dueDate }) => dueDate ?? '' },
];
