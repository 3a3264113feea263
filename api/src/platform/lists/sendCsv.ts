import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CSV_START, csvLines, type ListAsked, type ListPage } from '@forms/shared/contract';
import type { FastifyReply } from 'fastify';

/** What a file holds of each row, by the titles of its columns. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** How many rows are read at once. */
const AT_ONCE = '100';

/**
 * Sends a whole list as a file of CSV, written as it is read, page after page: it takes no more memory than a page, and
 * others are served between two.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: CsvColumns<Row>,
  read: (asked: ListAsked) => Promise<ListPage<Row>>,
): Readable {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`);
  return Readable.from(lines(columns, read));
}

async function* lines<Row>(columns: CsvColumns<Row>, read: (asked: ListAsked) => Promise<ListPage<Row>>) {
  yield CSV_START + csvLines([Object.keys(columns)]);
  // The embedded database answers at once, and a row of such answers alone would let nobody else in.
  for (let place: string | undefined; ; await setImmediate()) {
    const { rows, next } = await read({ size: AT_ONCE, place });
    if (rows.length > 0) yield csvLines(rows.map((row) => Object.values(columns).map((textIn) => textIn(row))));
    if (next === null) return;
    place = next;
  }
}
