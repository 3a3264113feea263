import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueParts, catalogueSaid } from './catalogueSaid';

const inPortuguese = (text: string) => catalogueSaid(text, 'pt-PT');

test('series are Portuguese wherever they stand, exams as their board calls them', () => {
  expect(inPortuguese('Summer 2027 (May and June)')).toBe('Verão de 2027 (maio e junho)');
  expect(inPortuguese('January 2028, Autumn 2027 (October and November)')).toBe(
    'Janeiro de 2028, Outono de 2027 (outubro e novembro)',
  );
  expect(catalogueParts('GCSE Mathematics (Edexcel 1MA1, Higher tier), Summer 2027', 'pt-PT')).toEqual([
    { text: 'GCSE Mathematics (Edexcel 1MA1, Higher tier), ', language: 'en-GB' },
    { text: 'Verão de 2027', language: 'pt-PT' },
  ]);
  expect(inPortuguese('High late entry, GCSE Mathematics')).toBe('Inscrição muito tardia, GCSE Mathematics');
  expect(inPortuguese('Examination entries, Summer 2027')).toBe('Inscrições em exames, Verão de 2027');
});

test('an amount within a line is written as Portuguese writes one', () => {
  expect(inPortuguese('Lessons (3 × £1,045.50)')).toBe('Lessons (3 × 1045,50\u00a0£)');
  expect(inPortuguese('-£5.00')).toBe('-5,00\u00a0£');
  expect(catalogueSaid('Lessons (3 × £45.50)', 'en-GB')).toBe('Lessons (3 × £45.50)');
});

test('Oxford’s stay as they are, and so does what staff wrote themselves', () => {
  expect(catalogueSaid('Certificate postage fee', 'en-GB')).toBe('Certificate postage fee');
  for (const text of ['Entry to the Summer 2027 school of arts', 'A room in January', '']) {
    expect(inPortuguese(text)).toBe(text);
  }
});

/** A column of a table of what a new site begins with, each word once. */
function columnOf(table: string, column: number): string[] {
  const text = readFileSync(join(__dirname, '../../../api/content/catalogue', table), 'utf8');
  return [
    ...new Set(
      text
        .trim()
        .split('\n')
        .slice(1)
        .map((row) => row.split(',').at(column) ?? ''),
    ),
  ];
}

test('every fee, stage and kind of paper that a new site begins with has its Portuguese', () => {
  const untranslated = [
    ...columnOf('fees.csv', 1),
    ...columnOf('entry-stages.csv', 3),
    ...columnOf('papers.csv', -2),
  ].filter((text) => inPortuguese(text) === text);
  expect(untranslated).toEqual([]);
});
