import fc from '../../testing/properties/fastCheck';
import { csvOf } from './csv';

test.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\tcmd', '\rcmd', ' =1', '＝1', '\n=1'])(
  '%j is opened by a spreadsheet as text, not run as a formula',
  (text) => {
    expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

test('numbers stay numbers, negative ones too', () => {
  expect(csvOf([[12.5, -3]])).toBe('\uFEFF12.5,-3\r\n');
});

test('whatever the text, it stays in its cell and begins with nothing that is run', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = csvOf([[text]]).slice(1, -2);
      expect(cell).toMatch(/^"([^"]|"")*"$/);
      expect(cell).not.toMatch(/^"[\s=+\-@＝＋－＠]*[=+\-@＝＋－＠]/);
      expect(cell.slice(1, -1).replaceAll('""', '"').replace(/^'/, '')).toBe(text.replace(/^'/, ''));
    }),
  );
});
