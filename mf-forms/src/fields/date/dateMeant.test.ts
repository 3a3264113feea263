import { readDate } from '@forms/shared/contract';
import { dateMeant } from './dateMeant';

test.each([
  ['31/7/2020', '2020-07-31'],
  ['1.2.2001', '2001-02-01'],
  ['31 July 2020', '2020-07-31'],
  ['31th July 2020', '2020-07-31'],
  ['3 sept 2011', '2011-09-03'],
  ['3rd of May, 2011', '2011-05-03'],
  ['July 31st, 2020', '2020-07-31'],
  ['2020/7/31', '2020-07-31'],
  ['31\u00a0July\u00a02020', '2020-07-31'],
  ['31–7–2020', '2020-07-31'],
  ['1.º de março de 2008', '2008-03-01'],
  ['25 de dezembro de 2008', '2008-12-25'],
])('%s probably means %s', (text, date) => {
  expect(dateMeant(text)?.format('YYYY-MM-DD')).toBe(date);
  expect(readDate(date)).toBe(date);
});

test.each([
  '31/13/2020',
  '30 February 2020',
  'July 2020',
  '7/20',
  '31/7/20',
  '1/1/0000',
  '31 июля 2020',
  '31 July 2020 at noon',
  'soon',
  '',
])('"%s" means no date', (text) => {
  expect(dateMeant(text)).toBeUndefined();
});
