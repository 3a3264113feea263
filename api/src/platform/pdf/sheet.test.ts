import fc from '@forms/shared/testing/fast-check';
import { type PdfElement, pdfStructure } from '../../testing/pdfStructure';
import { pdfText } from '../../testing/pdfText';
import { Faces } from './faces';
import { newDocument } from './newDocument';
import { type Row, Sheet } from './sheet';
import { typeset } from './typeset';

const head = { title: 'Invoice <1> & more', author: 'Smith & Sons', language: 'pt-PT' };
/** A document with what `draw` draws. */
async function drawn(draw: (sheet: Sheet) => void): Promise<{ pdf: Uint8Array; hasRewritten: boolean }> {
  const { pdf, bytes } = newDocument(head);
  const sheet = new Sheet(pdf, new Faces(pdf, []));
  draw(sheet);
  sheet.end('Smith & Sons', (number, count) => `Page ${number} of ${count}`);
  return { pdf: new Uint8Array(await bytes), hasRewritten: sheet.faces.hasRewritten };
}

const rolesIn = ([role, elements]: PdfElement): unknown => (elements.length > 0 ? [role, elements.map(rolesIn)] : role);

test('A document says its title, author and language, and its tables are tables, on another page too.', async () => {
  const rows: Row[] = Array.from({ length: 30 }, (_, at) => ({ cells: [`Paper ${at}`, '£1.00'], isHeading: true }));
  const { pdf } = await drawn((sheet) => {
    sheet.say('H1', 'Invoice');
    sheet.facts([['Number', '1']]);
    sheet.table([{ title: 'Item' }, { title: 'Cost', width: 90, align: 'right' }], rows);
  });
  const { pages, ...said } = pdfStructure(pdf);
  expect(said).toEqual({
    ...head,
    titleInXml: head.title,
    authorsInXml: [head.author],
    part: '1',
  });
  const row = ['TR', ['TH', 'TD']];
  const onPage = (page: number) => pages[page]?.map(rolesIn);
  const [first, second] = [onPage(0), onPage(1)];
  expect(first).toEqual([
    ['Document', ['H1', ['Table', [row]], ['Table', [['TR', ['TH', 'TH']], ...rows.map(() => row)]]]],
  ]);
  expect(second).toBeDefined();
  const text = pdfText(pdf);
  // Titles that stand there again are drawn, and not read a second time.
  expect(text.match(/Item Cost/g)).toHaveLength(2);
  expect(text).toContain('Page 2 of 2');
});

test('Names of every script print: in their own letters, or in Latin ones in brackets where no font has theirs.', async () => {
  const names = ['Ελένη Παπαδοπούλου', 'محمد بن عبد الله', 'Nguyễn Thị Ánh', 'Łukasz Żółć', 'Иван'];
  const { pdf, hasRewritten } = await drawn((sheet) => {
    for (const name of names) sheet.say('P', name);
  });
  expect(hasRewritten).toBe(false);
  // A letter may be drawn as its body and its dots, of which only one is read.
  const text = pdfText(pdf).replaceAll('\u200b', '');
  for (const name of names) expect(text).toContain(name);

  const other = await drawn((sheet) => sheet.say('P', 'Wang 王小明 \u200d\u0007\u{f0000}'));
  expect(other.hasRewritten).toBe(true);
  expect(pdfText(other.pdf)).toContain('Wang [WangXiaoMing] [U+F0000]');
});

describe('A line', () => {
  const { pdf } = newDocument(head);
  const faces = new Faces(pdf, []);
  const set = (text: string, width = Number.POSITIVE_INFINITY) =>
    typeset(text, { faces, weight: 'regular', width, measure: ({ text }) => text.length });

  test('has what is read from the right in its place among what is read from the left.', () => {
    const [line] = set('Dr محمد (الأول) 12 Smith');
    expect(line?.pieces.map(({ text, isRightToLeft }) => [text, isRightToLeft])).toEqual([
      ['Dr ', false],
      ['12', false],
      [' (', false],
      ['الأول', true],
      [')', false],
      ['محمد ', true],
      [' Smith', false],
    ]);
  });

  test('loses no letter, and is no longer than it may be.', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'Ω', 'ة', ' ', '(', '7', '\n'), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, width) => {
        const lines = set(text, width);
        const letters = (of: string) => of.replace(/\s/g, '');
        expect(letters(lines.map((line) => line.text).join(''))).toBe(letters(text));
        for (const { pieces } of lines) {
          expect(pieces.reduce((sum, piece) => sum + piece.text.length, 0)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});
