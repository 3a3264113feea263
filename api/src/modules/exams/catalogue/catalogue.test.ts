import { seededCatalogue } from './catalogue';
import type { Specification } from './specification';

const catalogue = seededCatalogue();
const byCode = (code: string, level?: string): Specification => {
  const found = catalogue.find((each) => each.code === code && (level === undefined || each.level === level));
  if (!found) throw new Error(`No ${code}`);
  return found;
};
const optionOf = (code: string, optionCode: string) => {
  const specification = byCode(code);
  const option = specification.options.find((each) => each.code === optionCode);
  if (!option) throw new Error(`No ${optionCode}`);
  return option;
};
const doubled = (words: string[]) => words.filter((word, at) => words.indexOf(word) !== at);

test('The catalogue offers at least 60 specifications, at every level and board.', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(60);
  expect(new Set(catalogue.map((each) => each.level)).size).toBe(5);
  expect(new Set(catalogue.map((each) => each.board)).size).toBe(5);
});

test('A level, a board and a code lead to one specification.', () => {
  expect(doubled(catalogue.map(({ board, level, code }) => `${board} ${level} ${code}`))).toEqual([]);
});

test.each(catalogue.map((each) => [`${each.level} ${each.code} ${each.name}`, each] as const))(
  '%s has options that name its own papers, each a set of its own.',
  (_, { papers, options }) => {
    const codes = papers.map((paper) => paper.code);
    expect(doubled(codes)).toEqual([]);
    expect(options.length).toBeGreaterThan(0);
    expect(doubled(options.map((option) => option.code))).toEqual([]);
    expect(doubled(options.map((option) => [...option.paperCodes].sort().join()))).toEqual([]);
    for (const option of options) {
      expect(option.paperCodes.length).toBeGreaterThan(0);
      expect(option.paperCodes.filter((code) => !codes.includes(code))).toEqual([]);
    }
  },
);

test('Some specifications have one option and some have several.', () => {
  const several = catalogue.filter((each) => each.options.length > 1);
  expect(several.length).toBeGreaterThan(20);
  expect(catalogue.length - several.length).toBeGreaterThan(20);
});

test('Qualifications by units are entered unit by unit, and cashed in for nothing.', () => {
  expect(optionOf('YMA01', 'WMA11')).toMatchObject({ paperCodes: ['WMA11/01'], price: 5200 + 7500 });
  expect(optionOf('YMA01', 'XMA01')).toMatchObject({ price: 0 });
  expect(optionOf('YMA01', 'YMA01')).toMatchObject({ price: 0 });
});

test('An option says how it differs from the others, and a paper its tier.', () => {
  expect(optionOf('8300', '8300H').kind).toBe('tier');
  expect(optionOf('YMA01', 'WMA11').kind).toBe('unit');
  expect(optionOf('YMA01', 'YMA01').kind).toBe('cash-in');
  expect(byCode('8300').papers.map(({ tier }) => tier)).toEqual([
    ...['foundation', 'foundation', 'foundation'],
    ...['higher', 'higher', 'higher'],
  ]);
});

test('The papers are those that the boards publish.', () => {
  expect(optionOf('8300', '8300F').paperCodes).toEqual(['8300/1F', '8300/2F', '8300/3F']);
  expect(optionOf('8464', '8464H').paperCodes).toEqual([
    '8464/B/1H',
    '8464/B/2H',
    '8464/C/1H',
    '8464/C/2H',
    '8464/P/1H',
    '8464/P/2H',
  ]);
  expect(optionOf('J560', 'J560H').paperCodes).toEqual(['J560/04', 'J560/05', 'J560/06']);
  expect(optionOf('9MA0', '9MA0').paperCodes).toEqual(['9MA0/01', '9MA0/02', '9MA0/31', '9MA0/32']);
  expect(optionOf('H245', 'H245A').paperCodes).toEqual(['Y540', 'Y541', 'Y542', 'Y543']);
  expect(optionOf('C720', 'C720').paperCodes).toEqual(['C720U10-1', 'C720U20-1']);
  expect(optionOf('0580', '0580E').paperCodes).toEqual(['0580/2', '0580/4']);
  expect(byCode('9709', 'as').options).toHaveLength(3);
});

test.each([
  ['8300', '8300H', 4995 + 3 * 6000],
  ['8464', '8464F', 2 * 4995 + 6 * 7500],
  ['8700', '8700', 4995 + 2 * 6000],
  ['8652', '8652F', 4995 + 3 * 7500 + 12_000],
  ['9MA0', '9MA0', 12_240 + 4 * 7500],
  ['H446', 'H446A', 12_175 + 2 * 7500 + 16_500],
])('%s option %s costs its board’s fee and the charge for each paper.', (code, optionCode, pence) => {
  expect(optionOf(code, optionCode).price).toBe(pence);
});
