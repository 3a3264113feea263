import {
  type EnquirySummary,
  invoiceItemTypeLabels,
  paymentLabel,
  paymentMethodLabels,
  statusNames,
} from '@forms/shared/contract';
import type { FileColumn } from '../../platform/lists/sendList';

/** An enquiry in an exported file; one without an invoice has no sums. */
export const exportedEnquiry: readonly FileColumn<EnquirySummary>[] = [
  { title: 'Reference', width: 14, type: 'text', of: ({ reference }) => reference },
  { title: 'Name', width: 28, type: 'text', of: ({ name }) => name },
  { title: 'Email', width: 28, type: 'text', of: ({ email }) => email },
  { title: 'Form', width: 28, type: 'text', of: ({ formTitle }) => formTitle },
  { title: 'Type', width: 16, type: 'text', of: ({ type }) => invoiceItemTypeLabels[type] },
  {
    ...{ title: 'Status', width: 14, type: 'text' },
    of: ({ status, mergedInto }) => (mergedInto ? `Merged into ${mergedInto.reference}` : statusNames[status]),
  },
  {
    ...{ title: 'Payment', width: 18, type: 'text' },
    of: ({ invoiceStatus, ...sums }) => (invoiceStatus ? paymentLabel({ ...sums, status: invoiceStatus }) : ''),
  },
  {
    ...{ title: 'Way to pay', width: 16, type: 'text' },
    of: ({ paymentMethod }) => (paymentMethod ? paymentMethodLabels[paymentMethod] : ''),
  },
  { title: 'Amount', width: 12, type: 'pounds', of: ({ amount }) => amount ?? '' },
  { title: 'Owing', width: 12, type: 'pounds', of: ({ amount, owing }) => (amount === null ? '' : owing) },
  { title: 'Submitted', width: 18, type: 'date', of: ({ submittedAt }) => submittedAt },
];
