import { type Asked, duesOf, instalmentsOwing } from '../payments/sums';

/** How long money has been owing, by the days since it was due, in the columns of every list of debts. */
export const ageLabels = {
  notDue: 'Not due',
  to30: '1–30 days',
  to60: '31–60 days',
  to90: '61–90 days',
  over90: 'Over 90 days',
} as const;
export type Age = keyof typeof ageLabels;
export const ages = Object.keys(ageLabels) as Age[];
/** Pence by age; together they are what is owing. */
export type Aged = Record<Age, number>;

/** Something that is due on a day (`YYYY-MM-DD`), with the pence of it that are owing. */
export interface Due {
  dueDate: string;
  amount: number;
  owing: number;
}

/** What an invoice of which so many pence are owing is due by: its instalments or the whole, the oldest paid first. */
export const duesOwing = (invoice: Omit<Asked, 'status'>, owing: number): Due[] =>
  instalmentsOwing(duesOf(invoice), invoice.amount - invoice.credited - owing).sort((one, other) =>
    one.dueDate.localeCompare(other.dueDate),
  );

/** What is owing for an invoice on a day, by age. What has no day to be paid by is not due. */
export const agedOwing = (invoice: Omit<Asked, 'status'>, owing: number, day: string): Aged =>
  agedDues(duesOwing(invoice, owing), owing, day);

/** So many pence by age, that are due by these: what of them has no day is not due. */
export function agedDues(dues: readonly Due[], owing: number, day: string): Aged {
  const aged: Aged = { notDue: owing, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const due of dues) {
    const age = ageOf(daysBetween(due.dueDate, day));
    aged.notDue -= due.owing;
    aged[age] += due.owing;
  }
  return aged;
}

/** Several debts together, by age. */
export function agedSum(debts: readonly Aged[]): Aged {
  const sum: Aged = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const debt of debts) for (const age of ages) sum[age] += debt[age];
  return sum;
}

const ageOf = (late: number): Age => {
  if (late <= 0) return 'notDue';
  if (late <= 30) return 'to30';
  if (late <= 60) return 'to60';
  return late <= 90 ? 'to90' : 'over90';
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** The days from one `YYYY-MM-DD` to another; below 0 where the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
