import {
  type EnquirySummary,
  invoiceItemTypeLabels,
  paymentLabel,
  paymentMethodLabels,
  statusNames,
} from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendList';

/** An enquiry in an exported file, its sums in pounds, its times as ISO 8601 has them. */
export const exportedEnquiry: CsvColumns<EnquirySummary> = {
  Reference: ({ reference }) => reference,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Form: ({ formTitle }) => formTitle,
  Type: ({ type }) => invoiceItemTypeLabels[type],
  Status: ({ status }) => statusNames[status],
  Payment: ({ invoiceStatus, ...sums }) => (invoiceStatus ? paymentLabel({ ...sums, status: invoiceStatus }) : ''),
  'Way to pay': ({ paymentMethod }) => (paymentMethod ? paymentMethodLabels[paymentMethod] : ''),
  Amount: ({ amount }) => (amount === null ? '' : amount / 100),
  Owing: ({ amount, owing }) => (amount === null ? '' : owing / 100),
  Submitted: ({ submittedAt }) => submittedAt,
};
