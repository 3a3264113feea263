import { type Age, ageLabels, ages, type PayerOwing } from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendCsv';

/** What one who pays owes in an exported file, its sums in pounds, its dates as ISO 8601 has them. */
export const exportedDebt: CsvColumns<PayerOwing> = {
  'Who pays': ({ name }) => name,
  Email: ({ email }) => email,
  Invoices: ({ invoices }) => invoices,
  Owing: ({ owing }) => owing / 100,
  'Oldest due': ({ oldestDue }) => oldestDue ?? '',
  ...Object.fromEntries(ages.map((age: Age) => [ageLabels[age], ({ aged }: PayerOwing) => aged[age] / 100])),
  Overpaid: ({ credit }) => credit / 100,
  'Last reminder': ({ remindedAt }) => remindedAt ?? '',
  Reminders: ({ isPaused }) => (isPaused ? 'Paused' : ''),
};
