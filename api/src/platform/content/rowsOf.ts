import { checkedBy } from '@forms/shared/contract/definitions';
import { CsvError, parse } from 'csv-parse/sync';
import type * as z from 'zod';
import { type ContentFile, wrong } from './contentFile';

/** A row of a table with the line that it stands in. */
export type Row<T> = T & { line: number };

/**
 * The rows of a table in a CSV file, whose first line names its columns.
 *
 * @param schema what a row is, by column; each value comes as text
 * @throws Error that names the file, the line and the column which is not so
 */
export function rowsOf<S extends z.ZodObject>(file: ContentFile, schema: S): Row<z.output<S>>[] {
  return parsed(file).map(({ record, info: { lines: line } }) => {
    const read = checkedBy(schema, record);
    if ('data' in read) return { ...read.data, line };
    throw wrong(file, line, read.errors);
  });
}

function parsed(file: ContentFile): { record: unknown; info: { lines: number } }[] {
  try {
    return parse(file.text, { columns: true, info: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) throw wrong(file, Number(error.lines), error.message);
    throw error;
  }
}
