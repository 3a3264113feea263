import { setImmediate } from 'node:timers/promises';
import { MAX_STATEMENT_ROWS } from '@forms/shared/contract';
import { CsvError, parse } from 'csv-parse';
import { TOO_MANY, Unreadable } from './readStatement';

export interface Line {
  line: number;
  cells: string[];
}

/** So much of a file at a time: other calls have their turn in between. */
const SLICE = 64 * 1024;

/** The cells of a CSV file, line by line. Throws Unreadable where a quotation does not end, and for more rows than a statement may have. */
export async function cellsOf(text: string, delimiter: string): Promise<Line[]> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const lines: Line[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('readable', () => {
      for (let read = parser.read(); read !== null; read = parser.read()) {
        lines.push({ line: read.info.lines, cells: read.record });
      }
    });
    parser.on('error', reject);
    parser.on('end', resolve);
  });
  // Heard below; without this one that fails while slices are written would go unheard for a turn.
  ended.catch(() => undefined);
  for (let at = 0; at < text.length && lines.length <= MAX_STATEMENT_ROWS + 50; at += SLICE) {
    if (parser.destroyed) break;
    parser.write(text.slice(at, at + SLICE));
    await setImmediate();
  }
  if (!parser.destroyed) parser.end();
  try {
    await ended;
  } catch (error) {
    if (error instanceof CsvError)
      throw new Unreadable(`Line ${String(error.lines)}: a quotation mark is opened or closed where it should not be.`);
    throw error;
  }
  if (lines.length > MAX_STATEMENT_ROWS + 50) throw new Unreadable(TOO_MANY);
  return lines;
}
