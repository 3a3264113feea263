import { dayAfterDays, reminderDaysOf } from '@forms/shared/contract';
import type { Read } from '../../settings/useSetting';

/** The days of reminders as staff write them: so many before and after a day of payment, with commas between them. */
export interface DaysWritten {
  before: string;
  after: string;
}

export const writtenOf = (days: readonly number[]): DaysWritten => ({
  before: days
    .filter((day) => day < 0)
    .map((day) => -day)
    .sort((one, other) => other - one)
    .join(', '),
  after: days
    .filter((day) => day >= 0)
    .sort((one, other) => one - other)
    .join(', '),
});

const NUMBERS = 'Please write whole numbers with commas between them, as 1, 7, 14';

/** The days that they name, or what is wrong with either. */
export function readDays({ before, after }: DaysWritten): Read<number[]> {
  const [first, then] = [numbersIn(before), numbersIn(after)];
  if (!first || !then) return { errors: { ...(!first && { before: NUMBERS }), ...(!then && { after: NUMBERS }) } };
  if (first.includes(0)) return { errors: { before: 'The day of payment itself is 0 days after it' } };
  const read = reminderDaysOf.safeParse([...first.map((days) => -days), ...then]);
  if (read.success) return { data: read.data };
  const message = read.error.issues[0]?.message ?? NUMBERS;
  const isBefore = reminderDaysOf.safeParse(first).success === false;
  return { errors: isBefore ? { before: message } : { after: message } };
}

function numbersIn(text: string): number[] | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : undefined;
}

/** On which days somebody would be reminded whose payment is due on a day (`YYYY-MM-DD`), in their order. */
export const remindedOn = (dueDate: string, days: readonly number[]): string[] =>
  days.toSorted((one, other) => one - other).map((each) => dayAfterDays(dueDate, each));
