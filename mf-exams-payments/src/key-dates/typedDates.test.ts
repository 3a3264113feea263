import type { KeyDates } from '@forms/shared/contract';
import { POUNDS_WANTED } from '../pounds/pounds';
import { readDates, typedDates } from './typedDates';

const until = { centre: '2027-02-14', board: '2027-02-21' };
const dates: KeyDates = {
  opens: '2026-04-15',
  stages: [
    { name: 'Entry', until, boardPercent: 0, boardAdds: 0, centreAdds: 0 },
    {
      ...{ name: 'Late entry', until: { centre: '2027-04-14', board: '2027-04-21' } },
      ...{ boardPercent: 50, boardAdds: 705, centreAdds: 5000 },
    },
  ],
  amendments: until,
  withdrawals: { ...until, boardReturns: 100, centreReturns: 50 },
  campuses: ['oxford'],
  subjects: ['English Language', 'Mathematics'],
  age: { years: 16, on: '2027-08-31' },
};

test('what is shown to be typed over reads as the same dates', () => {
  expect(readDates(typedDates(dates))).toEqual({ dates });
  const plain = { ...dates, amendments: null, withdrawals: null, subjects: [], age: null };
  expect(readDates(typedDates(plain))).toEqual({ dates: plain });
  expect(readDates(typedDates(null))).toEqual({ dates: null });
});

test('what is wrong is told where it was typed', () => {
  const typed = typedDates(dates);
  const [first, second] = typed.stages;
  if (!first || !second) throw new Error('No stages');
  const wrong = {
    ...{ ...typed, opens: '', amendBoard: '', boardReturns: '101', years: '' },
    stages: [
      { ...first, centre: '2027-02-22' },
      { ...second, boardPercent: 'half', boardAdds: 'ten', centreAdds: '-5' },
    ],
  };
  expect(readDates(wrong)).toEqual({
    errors: {
      opens: 'Please enter a date',
      'stages.0.until.centre': 'Our last day is after the board’s',
      'stages.1.boardPercent': 'Please enter a whole number',
      'stages.1.boardAdds': POUNDS_WANTED,
      'stages.1.centreAdds': 'At least 0',
      'amendments.board': 'Please enter a date',
      'withdrawals.boardReturns': 'At most 100',
      'age.years': 'Please enter a whole number',
    },
  });
});
