import { agedOwing, agedSum, ages, duesOwing } from './aged';

const invoice = (amount: number, dueDate: string | null) => ({ amount, credited: 0, dueDate, instalmentPlan: null });
const day = '2026-04-30';

it.each([
  ['2026-05-01', 'notDue'],
  ['2026-04-30', 'notDue'],
  ['2026-04-29', 'to30'],
  ['2026-03-31', 'to30'],
  ['2026-03-30', 'to60'],
  ['2026-03-01', 'to60'],
  ['2026-02-28', 'to90'],
  ['2026-01-30', 'to90'],
  ['2026-01-29', 'over90'],
  ['2024-02-29', 'over90'],
] as const)('what was due on %s is %s on 30 April', (dueDate, age) => {
  const aged = agedOwing(invoice(500, dueDate), 200, day);
  expect(aged[age]).toBe(200);
  expect(ages.reduce((sum, each) => sum + aged[each], 0)).toBe(200);
});

it('what has no day to be paid by is not due', () => {
  expect(agedOwing(invoice(500, null), 500, day)).toEqual({ notDue: 500, to30: 0, to60: 0, to90: 0, over90: 0 });
});

it('each instalment has an age of its own, and what came fills the oldest', () => {
  const plan = [
    { dueDate: '2026-06-01', amount: 300 },
    { dueDate: '2026-01-01', amount: 100 },
    { dueDate: '2026-04-01', amount: 200 },
  ];
  const planned = { amount: 600, credited: 0, dueDate: null, instalmentPlan: plan };
  expect(agedOwing(planned, 550, day)).toEqual({ notDue: 300, to30: 200, to60: 0, to90: 0, over90: 50 });
  expect(duesOwing(planned, 450).map(({ owing }) => owing)).toEqual([0, 150, 300]);
  // Credited, the last is asked no more.
  expect(duesOwing({ ...planned, credited: 300 }, 150).map(({ owing }) => owing)).toEqual([0, 150, 0]);
});

it('debts are added up by age', () => {
  const one = agedOwing(invoice(500, '2026-04-29'), 500, day);
  const other = agedOwing(invoice(70, '2026-02-10'), 70, day);
  expect(agedSum([one, other, one])).toEqual({ notDue: 0, to30: 1000, to60: 0, to90: 70, over90: 0 });
});
