import { type Due, dayAfterDays, daysBetween } from '@forms/shared/contract';

/** A reminder that goes for a day of payment: so many days after it, or before it where that is below 0. */
export interface Reminder {
  dueDate: string;
  daysLate: number;
}

/** A server that was away so many days makes up for it; what is older was let pass. */
const CATCH_UP_DAYS = 3;

/** The reminders that go on a day (`YYYY-MM-DD`) for what is owing, by the days that the site's setting names. */
export const remindersDue = (dues: readonly Due[], reminderDays: readonly number[], day: string): Reminder[] =>
  dues
    .filter(({ owing }) => owing > 0)
    .flatMap(({ dueDate }) =>
      reminderDays
        .filter((daysLate) => {
          const past = daysBetween(dueDate, day) - daysLate;
          return past >= 0 && past < CATCH_UP_DAYS;
        })
        .map((daysLate) => ({ dueDate, daysLate })),
    );

/** The first day after a day on which a reminder goes; undefined where none is to come. */
export const nextReminderDay = (
  dues: readonly Due[],
  reminderDays: readonly number[],
  day: string,
): string | undefined =>
  dues
    .filter(({ owing }) => owing > 0)
    .flatMap(({ dueDate }) => reminderDays.map((daysLate) => dayAfterDays(dueDate, daysLate)))
    .filter((each) => each > day)
    .sort()[0];

/** The first day on which a reminder of something names it: what is due later is not spoken of yet. */
export const soonestReminder = ({ dueDate }: { dueDate: string | null }, reminderDays: readonly number[]): string =>
  dueDate === null ? '9999-12-31' : dayAfterDays(dueDate, Math.min(1, ...reminderDays));
