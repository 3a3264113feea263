import { MAX_OFFER_ROWS, MAX_OFFERS_FILE_BYTES } from '@forms/shared/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { readSheetRows } from './readSheetRows';
import { type Line, type Table, UnreadableFile } from './table';

/** The tables of a workbook (.xlsx) or a CSV file. Throws `UnreadableFile`. */
export async function tablesIn(bytes: Buffer): Promise<Table[]> {
  if (bytes.length === 0) throw new UnreadableFile('This file is empty.');
  if (bytes.length > MAX_OFFERS_FILE_BYTES) throw new UnreadableFile('This file is larger than 2 MB.');
  const start = bytes.subarray(0, 8).toString('latin1');
  if (start.startsWith('\u00d0\u00cf'))
    throw new UnreadableFile('This is an old Excel file (.xls). Please save it as .xlsx or as CSV UTF-8.');
  const tables = start.startsWith('PK') ? await readSheetRows(bytes) : [{ name: '', lines: csvLines(textOf(bytes)) }];
  for (const { name, lines } of tables) {
    if (lines.length <= MAX_OFFER_ROWS + 1) continue;
    const most = MAX_OFFER_ROWS.toLocaleString('en-GB');
    throw new UnreadableFile(`${name ? `Sheet ${name}` : 'This file'} has more than ${most} rows.`);
  }
  return tables;
}

function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  if (text.includes('\0')) throw new UnreadableFile('This file is neither a workbook (.xlsx) nor a CSV file.');
  const at = text.indexOf('\uFFFD');
  if (at < 0) return text;
  const line = text.slice(0, at).split('\n').length;
  throw new UnreadableFile(
    `Line ${line} has letters of another encoding than UTF-8. In Excel, save it as “CSV UTF-8”, or as .xlsx.`,
  );
}

/** What may stand between columns; the one that the first line has most of does. */
const delimiters = [',', ';', '\t'];

function csvLines(text: string): Line[] {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  const [delimiter = ','] = delimiters.toSorted((one, other) => count(other) - count(one));
  try {
    const lines: Line[] = [];
    parse(text, {
      ...{ delimiter, bom: true, trim: true, relax_column_count: true, skip_empty_lines: true },
      to: MAX_OFFER_ROWS + 2,
      on_record: (cells: string[], { lines: line }) => {
        lines.push({ line, cells });
        return cells;
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = String(error.lines);
    throw new UnreadableFile(`Line ${line}: a quotation mark is opened or closed where it should not be.`);
  }
}
