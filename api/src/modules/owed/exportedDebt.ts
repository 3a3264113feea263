import { type Age, ageLabels, ages, type PayerOwing } from '@forms/shared/contract';
import type { FileColumn } from '../../platform/lists/sendList';

const pounds = (title: string, of: (payer: PayerOwing) => number): FileColumn<PayerOwing> => ({
  ...{ title, of, width: 14, type: 'pounds' },
});

/** What one who pays owes in an exported file. */
export const exportedDebt: readonly FileColumn<PayerOwing>[] = [
  { title: 'Who pays', width: 28, type: 'text', of: ({ name }) => name },
  { title: 'Email', width: 28, type: 'text', of: ({ email }) => email },
  { title: 'Invoices', width: 10, type: 'number', of: ({ invoices }) => invoices },
  pounds('Owing', ({ owing }) => owing),
  { title: 'Oldest due', width: 12, type: 'date', of: ({ oldestDue }) => oldestDue ?? '' },
  ...ages.map((age: Age) => pounds(ageLabels[age], ({ aged }) => aged[age])),
  pounds('Overpaid', ({ credit }) => credit),
  { title: 'Last reminder', width: 14, type: 'date', of: ({ remindedAt }) => remindedAt ?? '' },
  { title: 'Reminders', width: 12, type: 'text', of: ({ isPaused }) => (isPaused ? 'Paused' : '') },
];
