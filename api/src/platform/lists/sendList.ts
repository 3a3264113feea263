import { Readable } from 'node:stream';
import { CSV_START, csvLines, type ListFile } from '@forms/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Column, Value } from '../workbook/sheetXml';
import { WORKBOOK_TYPE, writeWorkbook } from '../workbook/writeWorkbook';

/** What a file holds of each row as text, by the titles of its columns. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** What a file holds of each row in a column: money in pence, days and times as ISO 8601 has them. */
export interface FileColumn<Row> extends Column {
  of: (row: Row) => Value;
}

/** How many rows are read at once. */
export const ROWS_AT_ONCE = 200;

interface ListSent<Row> {
  /** Of the file, and in a workbook of its sheet. */
  name: string;
  /** CSV where nothing is said. */
  file?: ListFile | undefined;
  columns: readonly FileColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

/** Sends a whole list as a file, written as its rows are read: it takes no more memory than a batch of them. */
export function sendList<Row>(reply: FastifyReply, { name, file = 'csv', columns, batches }: ListSent<Row>): Readable {
  reply
    .type(file === 'csv' ? 'text/csv; charset=utf-8' : WORKBOOK_TYPE)
    .header('content-disposition', `attachment; filename="${name}.${file}"`);
  return Readable.from(
    file === 'csv' ? csvOf(columns, batches) : writeWorkbook([{ name, columns, rows: rowsOf(columns, batches) }]),
  );
}

/** Columns of text that a file of CSV has too. */
export const textColumns = <Row>(columns: CsvColumns<Row>, widths: Readonly<Record<string, number>> = {}) =>
  Object.entries(columns).map(
    ([title, of]): FileColumn<Row> => ({ title, of, type: 'text', width: widths[title] ?? 16 }),
  );

async function* csvOf<Row>(columns: readonly FileColumn<Row>[], batches: AsyncIterable<readonly Row[]>) {
  yield CSV_START + csvLines([columns.map(({ title }) => title)]);
  for await (const rows of batches)
    yield csvLines(rows.map((row) => columns.map(({ type, of }) => inCsv(type, of(row)))));
}

/** Pounds with their pence as a number, as every file of ours has them. */
const inCsv = (type: Column['type'], value: Value): Value =>
  type === 'pounds' && typeof value === 'number' ? value / 100 : value;

async function* rowsOf<Row>(columns: readonly FileColumn<Row>[], batches: AsyncIterable<readonly Row[]>) {
  for await (const rows of batches) for (const row of rows) yield columns.map(({ of }) => of(row));
}
