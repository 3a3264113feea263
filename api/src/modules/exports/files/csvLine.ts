/** Pence, or text that comes from people. Neither is run as a formula. */
export type Cell = { pence: number } | { text: string; most?: number } | string;

/** A spreadsheet would run what begins so; the wide signs are those of East Asian keyboards. */
const formula = /^[=+\-@＝＋－＠]/;

/**
 * A line as accounting programs import it: a comma between cells, CRLF, pounds as `-1234.50`, a day as `DD/MM/YYYY` by
 * `dayCell`. Text from people is one line without blanks around, with an apostrophe before what would be run, at most so
 * many characters of it; a plain string is ours, and goes as it is.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quoted(written(cell))).join(',')}\r\n`;

/** A `YYYY-MM-DD` as British programs read it. */
export const dayCell = (day: string): string => day.split('-').reverse().join('/');

/** Pence as pounds without a sign of currency or thousands, `-1234.50`. */
export function pounds(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0');
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function written(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if ('pence' in cell) return pounds(cell.pence);
  const line = cell.text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  // By characters as people count them: half of a pair would be no character.
  return [...(formula.test(line) ? `'${line}` : line)].slice(0, cell.most).join('').trim();
}

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
