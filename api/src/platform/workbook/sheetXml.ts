/** A column's title, how many characters wide it is, and what stands in it. */
export interface Column {
  title: string;
  width: number;
  type: 'text' | 'number' | 'pounds' | 'date';
}

/** By its column: text, a number, pence, or a day or time as ISO 8601 has it; empty text leaves a cell empty. */
export type Value = string | number;

/** A table of a workbook. Its rows are asked for once, while it is written. */
export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: AsyncIterable<readonly Value[]>;
}

/** The places of `styles.xml`'s formats: plain, bold, a day, pounds. */
const styles = { text: 0, number: 0, title: 1, date: 2, pounds: 3 } as const;
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** So many signs are given out at once. */
const CHUNK = 32 * 1024;

/** A sheet's XML (ECMA-376), piece by piece: titles that stay in sight, with a filter over all rows. */
export async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  let xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  let count = 1;
  xml += rowXml(columns.map(({ title }, at) => textCell(letterOf(at) + count, title, styles.title)));
  for await (const row of rows) {
    count += 1;
    xml += rowXml(columns.map(({ type }, at) => cell(letterOf(at) + count, type, row[at] ?? '')));
    if (xml.length < CHUNK) continue;
    yield xml;
    xml = '';
  }
  yield `${xml}</sheetData><autoFilter ref="A1:${letterOf(columns.length - 1)}${count}"/></worksheet>`;
}

const rowXml = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

function cell(place: string, type: Column['type'], value: Value): string {
  if (value === '') return '';
  const number = numberIn(type, value);
  if (number === undefined) return textCell(place, String(value), styles.text);
  return `<c r="${place}" s="${styles[type]}"><v>${number}</v></c>`;
}

/** What a cell shows by its format; undefined where it is text. */
function numberIn(type: Column['type'], value: Value): number | undefined {
  if (type === 'date') {
    const serial = serialOf(String(value));
    return serial >= FIRST_TRUE_SERIAL ? serial : undefined;
  }
  if (type === 'text' || typeof value === 'string') return undefined;
  return type === 'pounds' ? value / 100 : value;
}

/** Written as words, so that nothing is run as a formula. A cell holds 32,767 characters. */
const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, 32_767))}</t></is></c>`;

const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no such characters
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Excel counts days from the one before 1900, and one that never was. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Before March 1900 Excel is a day off. What is no day is less than no number. */
const FIRST_TRUE_SERIAL = 61;
const serialOf = (day: string): number => (Date.parse(day) - FIRST_DAY) / DAY_MS;

/** The letter of a column, the first at 0, up to Z. */
const letterOf = (column: number): string => String.fromCharCode(65 + column);
