import { nextReminderDay, remindersDue, soonestReminder } from './remindersDue';

const days = [-3, 1, 7];
const due = (dueDate: string, owing = 100) => ({ dueDate, amount: 100, owing });
const sent = (day: string, ...dues: ReturnType<typeof due>[]) =>
  remindersDue(dues, days, day).map(({ dueDate, daysLate }) => `${dueDate} ${daysLate}`);

it.each([
  ['2026-03-27', []],
  ['2026-03-28', ['2026-03-31 -3']],
  ['2026-03-30', ['2026-03-31 -3']],
  ['2026-03-31', []],
  ['2026-04-01', ['2026-03-31 1']],
  ['2026-04-03', ['2026-03-31 1']],
  ['2026-04-04', []],
  ['2026-04-07', ['2026-03-31 7']],
  ['2026-04-10', []],
  ['2027-03-31', []],
])('on %s go, for what is due on 31 March, three days before, one and seven after: %j', (day, wanted) => {
  expect(sent(day, due('2026-03-31'))).toEqual(wanted);
});

it('what is paid is not reminded of, and every instalment is by itself', () => {
  expect(sent('2026-04-01', due('2026-03-31', 0), due('2026-04-04'))).toEqual(['2026-04-04 -3']);
  expect(sent('2026-04-01', due('2026-03-31', 1), due('2026-04-04'))).toHaveLength(2);
});

it('the next reminder is on the first day to come', () => {
  expect(nextReminderDay([due('2026-03-31'), due('2026-05-01')], days, '2026-04-01')).toBe('2026-04-07');
  expect(nextReminderDay([due('2026-03-31', 0), due('2026-05-01')], days, '2026-04-01')).toBe('2026-04-28');
  expect(nextReminderDay([due('2026-03-31')], days, '2026-04-07')).toBeUndefined();
  expect(nextReminderDay([due('2026-03-31')], [], '2026-01-01')).toBeUndefined();
});

it('a reminder names what is due from the first day on which it is reminded of', () => {
  expect(soonestReminder(due('2026-03-31'), days)).toBe('2026-03-28');
  expect(soonestReminder(due('2026-03-31'), [14])).toBe('2026-04-01');
});
