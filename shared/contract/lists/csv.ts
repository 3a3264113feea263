/** A spreadsheet would run what begins so as a formula; the wide signs are those of East Asian keyboards. */
const formula = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A table as CSV (RFC 4180) that a spreadsheet opens as text: quoted, with an apostrophe before what would be run as a
 * formula, and a byte order mark so that Excel reads UTF-8. Numbers stay numbers.
 */
export const csvOf = (table: readonly (readonly (string | number)[])[]): string => CSV_START + csvLines(table);

/** What a file of CSV begins with. */
export const CSV_START = '\uFEFF';
/** Lines of such a file. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
