import { timeMeant } from './timeMeant';

test.each([
  ['14:07', '14:07'],
  ['9:05', '09:05'],
  ['14.07', '14:07'],
  ['14h07', '14:07'],
  ['1407', '14:07'],
  ['907', '09:07'],
  [' 2:07 pm ', '14:07'],
  ['2.07PM', '14:07'],
  ['2pm', '14:00'],
  ['12 a.m.', '00:00'],
  ['12:30 p.m.', '12:30'],
  ['00:00', '00:00'],
])('"%s" is understood as %s', (text, time) => expect(timeMeant(text)).toBe(time));

test.each(['', '9', '14', 'banana', '25:99', '24:00', '12:60', '14:7', '13 pm', '0 am', '14:07:00', '1407 pm', 'pm'])(
  '"%s" is not taken for a time',
  (text) => expect(timeMeant(text)).toBeUndefined(),
);
