import { readDate } from '@forms/shared/contract';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The `YYYY-MM-DD` that somebody probably means who writes a date in another way than is asked: day, month, year. */
export function dateMeant(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(?:of\s+)?(\d{1,2}|[a-z]{3,9})\.?,?[\s./-]+(\d{4})$/i.exec(
    text.trim(),
  );
  const [, day = '', month = '', year = ''] = parts ?? [];
  const number = Number(month) || months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return readDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}
