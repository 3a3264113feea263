import { type AccountCodes, capital, documentNames, entryKindLabels, exportAccountNames } from '@forms/shared/contract';
import { seriesOf } from '../../invoices/documentNumber';
import type { BatchRow, ExportedDocument } from '../exportedRow';
import { postingsOf } from '../postings';
import { type Cell, dayCell } from './csvLine';

export const journalHeader = ['Batch', 'Date', 'Document', 'Account code', 'Account', 'Description', 'Amount'];

/** A row in double entry, a line a posting: a debit is above zero, and each row comes to 0. */
export function journalEntries(row: BatchRow, codes: AccountCodes) {
  const document = row.kind === 'money' ? row.numbers.join(' ') : row.number;
  const description = [whatItIs(row), row.texts.name].filter(Boolean).join(', ');
  return postingsOf(row).map(({ account, amount }) => ({
    ...{ batch: row.batch, day: row.day, document, description, amount },
    ...{ code: codes[account], account: exportAccountNames[account] },
  }));
}

const labels = {
  'credit-note': 'Credit note',
  cancellation: 'Cancellation',
} as const satisfies Record<Exclude<ExportedDocument['kind'], 'invoice'>, string>;

/** What a row is, in a word. */
export function whatItIs(row: BatchRow): string {
  if (row.kind === 'money') return entryKindLabels[row.movement];
  if (row.kind !== 'invoice') return labels[row.kind];
  const ofLisbon = row.number.startsWith(seriesOf('lisbon'));
  return capital(documentNames(ofLisbon ? 'lisbon' : null).invoice);
}

export const journalLines = (row: BatchRow, codes: AccountCodes): Cell[][] =>
  journalEntries(row, codes).map(({ batch, day, document, code, account, description, amount }) => [
    ...[String(batch), dayCell(day), document, code, account, { text: description }, { pence: amount }],
  ]);
