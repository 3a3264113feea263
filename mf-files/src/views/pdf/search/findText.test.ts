import { findText } from './findText';

const ways = { matchCase: false, wholeWords: false };
const line = (str: string) => ({ str, hasEOL: true });
const piece = (str: string) => ({ str, hasEOL: false });
const place = (piece: number, offset: number) => ({ piece, offset });

test('words are found where they stand, in any case and with any accents', () => {
  expect(findText([line('Ana Sá, SA and Sà')], 'sa', ways)).toEqual([
    { start: place(0, 4), end: place(0, 6) },
    { start: place(0, 8), end: place(0, 10) },
    { start: place(0, 15), end: place(0, 17) },
  ]);
});

test('a phrase is found over pieces, over lines and over many blanks', () => {
  const pieces = [piece('Book and'), piece(''), piece('   pay'), line(''), line('now, please')];
  expect(findText(pieces, 'and pay now', ways)).toEqual([{ start: place(0, 5), end: place(2, 3) }]);
});

test('a match in a ligature or beyond the basic plane keeps its place in the text', () => {
  expect(findText([line('😀 of\uFB01ce')], 'office', ways)).toEqual([{ start: place(0, 3), end: place(0, 8) }]);
});

test('case counts where it is said to', () => {
  expect(findText([line('Exam exam')], 'Exam', { ...ways, matchCase: true })).toHaveLength(1);
});

test('whole words are not found within others', () => {
  expect(findText([line('exam, examiner: pre-exam')], 'exam', { ...ways, wholeWords: true })).toHaveLength(2);
});

test('nothing is found for blanks', () => {
  expect(findText([line('a b')], '  ', ways)).toEqual([]);
});
