import { dateMeant } from './dateMeant';

test.each([
  ['31/7/2020', '2020-07-31'],
  ['1.2.2001', '2001-02-01'],
  ['31 July 2020', '2020-07-31'],
  ['31th July 2020', '2020-07-31'],
  ['3 sept 2011', '2011-09-03'],
  ['3rd of May, 2011', '2011-05-03'],
])('%s probably means %s', (text, date) => {
  expect(dateMeant(text)).toBe(date);
});

test.each(['31/13/2020', '30 February 2020', 'July 2020', '7/20', 'soon', ''])('"%s" means no date', (text) => {
  expect(dateMeant(text)).toBeUndefined();
});
