import { monthsUpTo } from './months';

it('months end on their last day, over the turn of the year and in leap years', () => {
  const months = monthsUpTo('2024-03-31');
  expect(months).toHaveLength(25);
  expect(months.slice(0, 4)).toEqual([
    { name: 'March 2024', from: '2024-03-01', to: '2024-03-31' },
    { name: 'February 2024', from: '2024-02-01', to: '2024-02-29' },
    { name: 'January 2024', from: '2024-01-01', to: '2024-01-31' },
    { name: 'December 2023', from: '2023-12-01', to: '2023-12-31' },
  ]);
});
