import type { Instalment } from '@forms/shared/contract';

/**
 * Instalments of an amount in pence, a month apart from the day `first` (`YYYY-MM-DD`) on: as equal as whole pence allow,
 * the odd ones in the first. In a month without that day, its last.
 */
export function monthlyPlan(amount: number, count: number, first: string): Instalment[] {
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, at) => ({
    dueDate: monthsAfter(first, at),
    amount: at === 0 ? amount - each * (count - 1) : each,
  }));
}

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10);
}
