import { readDays, remindedOn, writtenOf } from './daysWritten';

test('days are written as so many before and after a day of payment, in their order', () => {
  expect(writtenOf([14, -3, 0, 7, -10])).toEqual({ before: '10, 3', after: '0, 7, 14' });
  expect(readDays({ before: '10,3', after: ' 0, 7 , 14 ' })).toEqual({ data: [-10, -3, 0, 7, 14] });
  expect(readDays({ before: '', after: '' })).toEqual({ data: [] });
});

test.each([
  [{ before: '3', after: 'a week' }, { after: expect.stringContaining('whole numbers') }],
  [
    { before: '-3', after: '1.5' },
    { before: expect.any(String), after: expect.any(String) },
  ],
  [{ before: '0', after: '' }, { before: expect.stringContaining('0 days after') }],
  [{ before: '3, 3', after: '' }, { before: 'A day stands twice' }],
  [{ before: '3', after: '7, 7' }, { after: 'A day stands twice' }],
  [{ before: '', after: '366' }, { after: 'At most 365 days from the day of payment' }],
  [{ before: '400', after: '' }, { before: 'At most 365 days from the day of payment' }],
])('%j is refused where it stands', (written, errors) => {
  expect(readDays(written)).toEqual({ errors });
});

test('the days of an example are those of the calendar', () => {
  expect(remindedOn('2026-12-01', [7, -3])).toEqual(['2026-11-28', '2026-12-08']);
});
