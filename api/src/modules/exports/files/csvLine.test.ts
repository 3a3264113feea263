import fc from '@forms/shared/testing/fast-check';
import { parse } from 'csv-parse/sync';
import { csvLine, pounds } from './csvLine';

it.each([
  [0, '0.00'],
  [-5, '-0.05'],
  [123_456_789, '1234567.89'],
  [-100, '-1.00'],
])('%d pence are %s pounds', (pence, written) => {
  expect(pounds(pence)).toBe(written);
});

it('amounts below zero are no formula; text is, and is cut by characters with what guards it', () => {
  expect(csvLine([{ pence: -100 }, { text: ' -1+1\r\nx' }, { text: '＝😀😀', most: 3 }, 'a,b'])).toBe(
    `-1.00,'-1+1 x,'＝😀,"a,b"\r\n`,
  );
});

it('whatever people wrote is read back as one line that nothing runs', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }), (texts) => {
      const [read, ...more] = parse(csvLine(texts.map((text) => ({ text, most: 30 }))), {
        relaxQuotes: true,
      }) as string[][];
      expect(more).toEqual([]);
      expect(read).toHaveLength(texts.length);
      expect(read?.some((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toBe(false);
    }),
  );
});
