import { dayFormats, dayWritten } from './layout';

it.each(Object.entries(dayFormats))('a day in the format %s is written as staff are shown: %s', (format, shown) => {
  expect(dayWritten('2008-03-09', format as keyof typeof dayFormats)).toBe(shown);
  expect(dayWritten('', format as keyof typeof dayFormats)).toBe('');
});
