import type { Period } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { linesOfInvoices } from './documentLines';
import type { FoundDocument } from './foundDocument';
import { pagesOf } from './pagesOf';
import { unexportedInvoices } from './unexportedInvoices';

/** The invoices of a period that no batch has, by number. Drafts are none; what was cancelled is one, and is taken back. */
export async function* newInvoices(db: Database, period: Period): AsyncGenerator<FoundDocument[]> {
  const after = (last: string) =>
    invoicesAfter(db, period, last).select(({ fn }) => fn.coalesce('dueDate', 'date').as('dueDate'));
  for await (const rows of pagesOf('', after, ({ number }) => number)) {
    const lines = await linesOfInvoices(
      db,
      rows.map(({ sourceId }) => sourceId),
    );
    yield rows.map((row) => ({ ...row, kind: 'invoice', day: row.date, lines: lines.get(row.sourceId) ?? [] }));
  }
}

/** The same after a number. */
export const invoicesAfter = (db: Database, { from, to }: Period, last: string) =>
  unexportedInvoices(db, 'invoice', last)
    .where('invoices.status', 'not in', ['proposed', 'final'])
    .where('date', '>=', from)
    .where('date', '<=', to);
