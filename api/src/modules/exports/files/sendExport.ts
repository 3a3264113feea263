import { Readable } from 'node:stream';
import { type ExportFormat, exportFormats } from '@forms/shared/contract';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../../platform/database/database';
import { WORKBOOK_TYPE } from '../../../platform/workbook/writeWorkbook';
import type { BatchRow, ExportedMoney } from '../exportedRow';
import { type Batch, rowsOfBatch } from '../storedBatches';
import { batchWorkbook } from './batchWorkbook';
import { type Cell, csvLine } from './csvLine';
import { isParted, partsOf } from './fileCounts';
import { journalHeader, journalLines } from './journal';
import { sageHeader, sageLines } from './sage';
import { xeroSalesHeader, xeroSalesLines, xeroStatementHeader, xeroStatementLines } from './xero';

/** A CSV file: what stands first, and the lines of a row, of which many have none. */
interface Layout {
  header: readonly string[];
  lines(row: BatchRow): Cell[][];
}

const statement = (account: ExportedMoney['account']): Layout => ({
  header: xeroStatementHeader,
  lines: (row) => xeroStatementLines(row, account),
});

function layoutOf(batch: Batch, format: Exclude<ExportFormat, 'workbook'>): Layout {
  switch (format) {
    case 'xero-sales':
      return { header: xeroSalesHeader, lines: (row) => xeroSalesLines(row, batch.codes) };
    case 'xero-card':
      return statement('card');
    case 'xero-bank':
      return statement('bank');
    case 'xero-cash':
      return statement('cash');
    case 'sage':
      return { header: sageHeader, lines: (row) => sageLines(row, batch) };
    case 'journal':
      return { header: journalHeader, lines: (row) => journalLines(row, batch.codes) };
  }
}

/** Sends a file of a batch as it is written, page of rows by page: never is a whole batch in memory. */
export function sendExport(
  db: Database,
  reply: FastifyReply,
  batch: Batch,
  format: ExportFormat,
  part: number,
): Readable {
  const parts = partsOf(batch.counts, format);
  const name = `batch-${batch.number}-${format}${parts > 1 ? `-${part}-of-${parts}` : ''}`;
  const isWorkbook = format === 'workbook';
  reply.headers({
    'content-type': isWorkbook ? WORKBOOK_TYPE : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.${isWorkbook ? 'xlsx' : 'csv'}"`,
  });
  return Readable.from(isWorkbook ? batchWorkbook(db, batch) : csvText(db, batch, format, part));
}

/** So many signs go out at once. */
const CHUNK = 16 * 1024;

async function* csvText(
  db: Database,
  batch: Batch,
  format: Exclude<ExportFormat, 'workbook'>,
  part: number,
): AsyncGenerator<string> {
  const { header, lines } = layoutOf(batch, format);
  const most = isParted(format) ? exportFormats[format].most : Number.MAX_SAFE_INTEGER;
  let chunk = csvLine(header);
  // Counted by rows that have lines: an invoice is never torn apart.
  let written = 0;
  for await (const row of rowsOfBatch(db, batch.number)) {
    const own = lines(row);
    if (own.length === 0) continue;
    if (written >= (part - 1) * most && written < part * most) chunk += own.map(csvLine).join('');
    written += 1;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
