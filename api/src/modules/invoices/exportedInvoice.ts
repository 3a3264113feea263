import { type InvoiceSummary, paymentLabel, statusNames } from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendCsv';

/** An invoice in an exported file, its sums in pounds, its dates as ISO 8601 has them. */
export const exportedInvoice: CsvColumns<InvoiceSummary> = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Enquiry: ({ reference }) => reference,
  Status: ({ status }) => statusNames[status],
  Payment: (invoice) => paymentLabel(invoice),
  Amount: ({ amount }) => amount / 100,
  Credited: ({ credited }) => credited / 100,
  Received: ({ received }) => received / 100,
  Owing: ({ owing }) => owing / 100,
  Overdue: ({ overdue }) => overdue / 100,
  Date: ({ date }) => date,
  Due: ({ dueDate }) => dueDate ?? '',
};
