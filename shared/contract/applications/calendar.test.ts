import { calendarOf } from './calendar';
import type { ApplicationDate } from './dates';

const payment: ApplicationDate = {
  key: 'payment-1',
  kind: 'payment',
  day: '2026-12-31',
  amount: 40_495,
  of: '',
  exams: [],
};
const change: ApplicationDate = {
  key: 'change-summer-2027-aqa-gcse',
  kind: 'changeOrWithdrawal',
  day: '2027-04-14',
  amount: 0,
  of: 'AQA GCSE, Summer 2027',
  exams: ['AQA Língua; estrangeira, à segunda (8300H), Summer 2027', 'AQA Mathematics (8300H), Summer 2027'],
};
const madeAt = new Date('2026-11-25T10:00:00.000Z');
const calendar = { reference: 'EX-7K2M9Q', language: 'en-GB', madeAt } as const;

/** The lines as a calendar puts them together again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a date is a whole day, also the last of a year, under a name that stays', () => {
  expect(calendarOf({ ...calendar, dates: [payment] })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tutorial College//Forms//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:payment-1.EX-7K2M9Q@forms',
      'DTSTAMP:20261125T100000Z',
      'SEQUENCE:29926680',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Pay £404.95 to Tutorial College (EX-7K2M9Q)',
      'DESCRIPTION:Please give the reference. How to pay stands on the page of you',
      ' r application.\\nEX-7K2M9Q\\nTutorial College',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('no line is longer than 75 bytes, no letter is cut, and what parts values is escaped', () => {
  const text = calendarOf({ ...calendar, dates: [change], language: 'pt-PT' });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  const description = linesOf(text).find((line) => line.startsWith('DESCRIPTION:'));
  expect(description).toContain('\\nAQA Língua\\; estrangeira\\, à segunda (8300H)\\, Verão de 2027\\nAQA Mathematics');
});

test('a later one has the same names and a higher number, and what is kept no more is cancelled', () => {
  const later = { ...change, day: '2027-04-20', isGone: true };
  const next = { ...calendar, madeAt: new Date('2026-11-26T10:00:00Z') };
  const gone = [
    'UID:change-summer-2027-aqa-gcse.EX-7K2M9Q@forms',
    'SEQUENCE:29928120',
    'DTSTART;VALUE=DATE:20270420',
    'STATUS:CANCELLED',
  ];
  expect(linesOf(calendarOf({ ...next, dates: [later] }))).toEqual(expect.arrayContaining(['METHOD:CANCEL', ...gone]));
  const mixed = linesOf(calendarOf({ ...next, dates: [payment, later] }));
  expect(mixed).toEqual(expect.arrayContaining(['METHOD:PUBLISH', ...gone]));
  expect(mixed.indexOf('STATUS:CANCELLED')).toBe(mixed.lastIndexOf('STATUS:CANCELLED'));
  expect(mixed.indexOf('STATUS:CANCELLED')).toBeGreaterThan(mixed.indexOf(gone[0] ?? ''));
});
