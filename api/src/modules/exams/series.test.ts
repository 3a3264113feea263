import { seededCatalogue } from './catalogue/catalogue';
import { isExamined, seriesAhead } from './series';

const catalogue = seededCatalogue();

test.each([
  ['2026-11-21', ['january-2027', 'summer-2027', 'autumn-2027']],
  ['2026-12-31', ['january-2027', 'summer-2027', 'autumn-2027']],
  ['2027-01-01', ['summer-2027', 'autumn-2027', 'january-2028']],
  ['2027-04-30', ['summer-2027', 'autumn-2027', 'january-2028']],
  ['2027-05-01', ['autumn-2027', 'january-2028', 'summer-2028']],
  ['2027-10-01', ['january-2028', 'summer-2028', 'autumn-2028']],
])('On %s the three series ahead are %j.', (today, ids) => {
  expect(seriesAhead(today).map(({ id }) => id)).toEqual(ids);
});

test('A series says in which months its papers are sat.', () => {
  expect(seriesAhead('2026-11-21').map(({ name }) => name)).toEqual([
    'January 2027',
    'Summer 2027 (May and June)',
    'Autumn 2027 (October and November)',
  ]);
});

const offered = (season: 'january' | 'summer' | 'autumn') => catalogue.filter((each) => isExamined(season, each));

test('Everything is examined in summer, International GCSEs alone in January.', () => {
  expect(offered('summer')).toHaveLength(catalogue.length);
  expect(new Set(offered('january').map(({ board, level }) => `${board} ${level}`))).toEqual(
    new Set(['edexcel igcse']),
  );
});

test('GCSE mathematics and English language can be sat again in autumn, other GCSEs cannot.', () => {
  const gcses = offered('autumn').filter(({ level }) => level === 'gcse');
  expect(new Set(gcses.map(({ name }) => name))).toEqual(new Set(['Mathematics', 'English Language']));
  expect(offered('autumn').some(({ board, level }) => board === 'cambridge' && level === 'alevel')).toBe(true);
  expect(offered('autumn').some(({ board, level }) => board === 'aqa' && level === 'alevel')).toBe(false);
});
