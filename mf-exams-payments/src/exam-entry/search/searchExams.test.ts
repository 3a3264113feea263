import { catalogue } from './catalogue.fixture';
import { indexExams, searchExams } from './searchExams';

const index = indexExams(catalogue);
const found = (text: string, seriesId?: string) =>
  searchExams(index, text, { seriesId, campus: 'oxford', most: 50 }).groups.flatMap(({ offers }) =>
    offers.map(({ choice: { option, series } }) => `${option.code} ${series.id}`),
  );

test.each([
  ['subject, tier and board', 'maths foundation aqa', ['8300F summer', '8300F autumn']],
  ['the words in another order', 'AQA Foundation Mathematics', ['8300F summer', '8300F autumn']],
  ['beginnings of words', 'math found aq', ['8300F summer', '8300F autumn']],
  ['two letters swapped', 'mahts foundation aqa', ['8300F summer', '8300F autumn']],
  ['a letter missing', 'foudation aqa', ['8300F summer', '8300F autumn']],
  ['a letter too many', 'matths higher aqa', ['8300H summer', '8300H autumn']],
  ['a wrong letter', 'niology', ['8461H summer']],
  ['a slip in every word', 'mahts fondation edexcell', ['1MA1F summer', '1MA1F autumn']],
  ['a short name', 'bio', ['8461H summer']],
  ['a short name of a part', 'english lit', ['8702 summer']],
  ['letters for a subject', 'fm', ['9FM0A summer']],
  ['letters for a subject with the level', 'RS a-level', ['H573A summer']],
  ['further maths', 'further maths', ['9FM0A summer']],
  ['IGCSE', 'maths igcse', ['4MA1H january', '4MA1H summer']],
  ['A level', 'a level maths', ['9MA0 summer', '9FM0A summer']],
  ['A-level', 'A-level maths', ['9MA0 summer', '9FM0A summer']],
  ['A levels without a space', 'alevels maths', ['9MA0 summer', '9FM0A summer']],
  ['AS, which is no “as” in a name', 'as', ['8MA0 summer']],
  ['AS level', 'maths AS level', ['8MA0 summer']],
  ['a board’s old name', 'cie', ['0510A summer']],
  ['a code', '9ma0', ['9MA0 summer']],
  ['an option’s code', '8300f', ['8300F summer', '8300F autumn']],
  ['a month', 'gcse maths foundation november', ['8300F autumn', '1MA1F autumn']],
  ['words that say nothing', 'exams in Latin for the GCSEs', ['J282A summer']],
  ['accents and capitals', 'LÁTIN', ['J282A summer']],
])('%s finds it: “%s”', (_, text, offers) => {
  expect(found(text)).toEqual(offers);
});

test.each([
  ['a wrong figure in a code', '8301'],
  ['three letters with a slip', 'boi'],
  ['two slips in a word', 'mhats higehr biolgoy'],
  ['a word that no exam has beside one that some have', 'maths pottery'],
  ['what cannot be entered', 'cambridge maths'],
  ['nothing', ''],
  ['no words', ' - / '],
])('%s finds nothing: “%s”', (_, text) => {
  expect(found(text)).toEqual([]);
});

test('what is met whole comes before what only begins so, and the plainer subject before the longer', () => {
  const titles = searchExams(index, 'maths', { campus: 'oxford', most: 50 }).groups.map(({ title }) => title);
  expect(titles).toEqual([
    'GCSE Mathematics',
    'AS level Mathematics',
    'A level Mathematics',
    'International GCSE Mathematics A',
    'A level Further Mathematics',
  ]);
});

test('exams of a subject at a level stand together, whoever’s they are', () => {
  expect(searchExams(index, 'gcse maths foundation', { campus: 'oxford', most: 50 }).groups).toMatchObject([
    { title: 'GCSE Mathematics', offers: [{}, {}, {}, {}] },
  ]);
});

test('of exams as good as each other, those of the series wanted come first', () => {
  expect(found('maths foundation aqa', 'autumn')).toEqual(['8300F autumn', '8300F summer']);
});

test('of many only the first are listed, and all are counted', () => {
  const { count, groups } = searchExams(index, 'maths', { campus: 'oxford', most: 3 });
  expect(count).toBe(11);
  expect(groups.flatMap(({ offers }) => offers)).toHaveLength(3);
});

test('an exam is found with its choices in every step and its price', () => {
  const [group] = searchExams(index, '8300h', { seriesId: 'autumn', campus: 'oxford', most: 1 }).groups;
  expect(group?.offers[0]).toMatchObject({
    choice: {
      series: { id: 'autumn', name: 'Autumn 2027 (October and November)' },
      level: { id: 'gcse', title: 'GCSE' },
      board: { id: 'aqa', title: 'AQA' },
      subject: { id: 'aqa-gcse-8300', name: 'Mathematics', code: '8300' },
      option: { id: 'aqa-gcse-8300H', name: 'Higher tier', code: '8300H' },
    },
    price: 22_995,
    boardFee: 4995,
  });
});

test('in a late stage an exam costs what that adds', () => {
  const [mathematics] = catalogue.filter(({ subject }) => subject.code === '8300');
  if (!mathematics) throw new Error('No mathematics');
  const series = mathematics.series.map((each) => ({
    ...each,
    stage: { ...each.stage, name: 'Late entry', boardPercent: 50, boardAdds: 100, centreAdds: 5000 },
  }));
  expect(indexExams([{ ...mathematics, series }]).offers[0]).toMatchObject({
    price: 22_995,
    surcharge: 2498 + 100 + 5000,
  });
});

test('of exams as good as each other, those come first that are sat at the campus of the page', () => {
  const sat = catalogue.map((each) => ({
    ...each,
    series: each.series.map((one) => ({
      ...one,
      campuses: each.board.id === 'edexcel' ? one.campuses : ['oxford' as const],
    })),
  }));
  const firstAt = (campus: 'oxford' | 'lisbon') =>
    searchExams(indexExams(sat), 'gcse maths foundation', { campus, most: 1 }).groups[0]?.offers[0]?.choice.board.title;
  expect([firstAt('oxford'), firstAt('lisbon')]).toEqual(['AQA', 'Pearson Edexcel']);
});
