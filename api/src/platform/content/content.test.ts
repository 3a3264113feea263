import * as z from 'zod';
import type { ContentFile } from './contentFile';
import { jsonOf } from './jsonOf';
import { rowsOf } from './rowsOf';
import { textOf } from './textOf';

const file = (name: string, text: string): ContentFile => ({ path: `api/content/${name}`, name, text });

describe('A table', () => {
  const row = z.strictObject({ code: z.string().min(1), price: z.string().regex(/^\d+$/, 'Must be pounds') });
  const rows = (text: string) => rowsOf(file('fees.csv', text), row);

  it('is read row by row, whatever the spreadsheet ends its lines with, and each row knows its line.', () => {
    expect(rows('code,price\r\n"A, or B", 12 \r\n\r\nC,3\r\n')).toEqual([
      { code: 'A, or B', price: '12', line: 2 },
      { code: 'C', price: '3', line: 4 },
    ]);
  });

  it.each([
    ['a value that cannot be', 'code,price\nA,12\nB,twelve\n', 'api/content/fees.csv, line 3: price: Must be pounds'],
    ['a missing column', 'code\nA\n', 'api/content/fees.csv, line 2: price: '],
    ['a column that nobody knows', 'code,price,colour\nA,1,red\n', 'api/content/fees.csv, line 2: colour: '],
    ['a row that is too short', 'code,price\nA,1\nB\n', 'api/content/fees.csv, line 3: '],
    ['a quotation mark that never ends', 'code,price\n"A,1\n', 'api/content/fees.csv, line '],
  ])('with %s is refused with its line.', (_, text, message) => {
    expect(() => rows(text)).toThrow(message);
  });
});

describe('A text', () => {
  const text = (body: string) => textOf(file('fees.md', body), z.strictObject({ title: z.string().min(1) }));

  it('has what stands at its head, and its Markdown as HTML.', () => {
    expect(text('---\r\ntitle: Fees: what things cost\r\n---\r\n\r\n## Ways to pay\r\n\r\nBy *card*.\r\n')).toEqual({
      title: 'Fees: what things cost',
      html: '<h2>Ways to pay</h2>\n<p>By <em>card</em>.</p>\n',
    });
  });

  it.each([
    ['no head', '# Fees\n', 'api/content/fees.md, line 1: '],
    ['no title', '---\n---\nWords\n', 'api/content/fees.md: title: '],
    ['a name that nobody knows', '---\ntitle: Fees\ntitel: Fees\n---\nWords\n', 'api/content/fees.md: titel: '],
  ])('with %s is refused.', (_, body, message) => {
    expect(() => text(body)).toThrow(message);
  });
});

test('A file that is not JSON is refused with the line where it stops to be.', () => {
  expect(jsonOf(file('a.json', '{ "title": "A" }'))).toEqual({ title: 'A' });
  expect(() => jsonOf(file('a.json', '{\n  "title": "A",\n}\n'))).toThrow('api/content/a.json, line 3: ');
});
