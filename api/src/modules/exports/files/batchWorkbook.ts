import { taxCodeLabels } from '@forms/shared/contract';
import type { Database } from '../../../platform/database/database';
import type { Column, Sheet, Value } from '../../../platform/workbook/sheetXml';
import { writeWorkbook } from '../../../platform/workbook/writeWorkbook';
import type { BatchRow } from '../exportedRow';
import { type Batch, rowsOfBatch } from '../storedBatches';
import { descriptionOf } from './descriptionOf';
import { journalEntries, whatItIs } from './journal';

const text = (title: string, width: number): Column => ({ title, width, type: 'text' });
const date = (title: string): Column => ({ title, width: 12, type: 'date' });
const pounds = (title: string): Column => ({ title, width: 14, type: 'pounds' });
const quantityColumn: Column = { title: 'Quantity', width: 10, type: 'number' };
const batchColumn: Column = { title: 'Batch', width: 8, type: 'number' };

/** A batch as an Excel workbook: documents line by line, payments, and the journal, a sheet each. */
export const batchWorkbook = (db: Database, batch: Batch): AsyncGenerator<Uint8Array> =>
  writeWorkbook([salesSheet(db, batch), paymentsSheet(db, batch), journalSheet(db, batch)]);

const salesSheet = (db: Database, batch: Batch): Sheet => ({
  name: 'Sales',
  columns: [
    ...[batchColumn, text('Kind', 12), text('Number', 18), date('Date'), date('Due'), text('Who pays', 28)],
    ...[text('Email', 28), text('Reference', 14), text('Account', 10), text('Description', 48), quantityColumn],
    ...[pounds('Net'), text('VAT rate', 24), pounds('VAT'), pounds('Gross')],
  ],
  rows: linesOf(db, batch, (row) => {
    if (row.kind === 'money') return [];
    const { number, day, dueDate, texts, reference } = row;
    return row.lines.map(({ account, net, vat, taxCode, quantity = 1 }, at) => [
      ...[row.batch, whatItIs(row), number, day, dueDate, texts.name, texts.email, reference],
      ...[batch.codes[account], descriptionOf(row, at), quantity, net, taxCodeLabels[taxCode], vat, net + vat],
    ]);
  }),
});

const paymentsSheet = (db: Database, batch: Batch): Sheet => ({
  name: 'Payments',
  columns: [
    ...[batchColumn, date('Date'), text('Kind', 16), text('Account', 10), text('Who paid', 28)],
    ...[text('For', 28), text('Reference', 28), pounds('Amount')],
  ],
  rows: linesOf(db, batch, (row) => {
    if (row.kind !== 'money') return [];
    const { day, account, texts, numbers, amount } = row;
    const code = batch.codes[account ?? 'writeOff'];
    return [[row.batch, day, whatItIs(row), code, texts.name, numbers.join(', '), texts.reference, amount]];
  }),
});

const journalSheet = (db: Database, batch: Batch): Sheet => ({
  name: 'Journal',
  columns: [
    ...[batchColumn, date('Date'), text('Document', 24), text('Code', 10), text('Account', 24)],
    ...[text('Description', 36), pounds('Amount')],
  ],
  rows: linesOf(db, batch, (row) =>
    journalEntries(row, batch.codes).map(({ batch, day, document, code, account, description, amount }) => [
      ...[batch, day, document, code, account, description, amount],
    ]),
  ),
});

async function* linesOf(db: Database, { number }: Batch, lines: (row: BatchRow) => Value[][]): AsyncGenerator<Value[]> {
  for await (const row of rowsOfBatch(db, number)) yield* lines(row);
}
