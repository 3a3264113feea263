import type { Period } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { dayOf } from '../../platform/days';
import { type DocumentLine, linesOfCreditNotes, linesOfInvoices } from './documentLines';
import type { FoundDocument } from './foundDocument';
import { pagesOf } from './pagesOf';
import { unexportedInvoices } from './unexportedInvoices';

/** What was cancelled in a period and stands in no batch as such: it takes back what no credit note has, on the day of cancelling. */
export async function* newCancellations(db: Database, { from, to }: Period): AsyncGenerator<FoundDocument[]> {
  const after = (last: string) =>
    unexportedInvoices(db, 'cancellation', last)
      .select(({ selectFrom }) =>
        selectFrom('paymentSteps')
          .select(({ fn }) => fn.max('madeAt').as('madeAt'))
          .whereRef('paymentSteps.enquiryId', '=', 'invoices.enquiryId')
          .where('kind', '=', 'cancelled')
          .as('cancelledAt'),
      )
      .where('invoices.status', '=', 'cancelled');
  for await (const rows of pagesOf('', after, ({ number }) => number)) {
    const cancelled = rows
      .map(({ cancelledAt, date, ...row }) => ({ ...row, day: cancelledAt === null ? date : dayOf(cancelledAt) }))
      .filter(({ day }) => from <= day && day <= to);
    const left = await notCredited(
      db,
      cancelled.map(({ sourceId }) => sourceId),
    );
    yield cancelled
      .map((row) => ({ ...row, dueDate: row.day, kind: 'cancellation' as const, lines: left.get(row.sourceId) ?? [] }))
      .filter(({ lines }) => lines.some(({ cost }) => cost !== 0));
  }
}

/** The lines of invoices and of their credit notes, each taken back; none where the notes took everything. */
async function notCredited(db: Database, ids: readonly string[]): Promise<Map<string, DocumentLine[]>> {
  if (ids.length === 0) return new Map();
  const notes = await db.selectFrom('creditNotes').select(['id', 'invoiceId']).where('invoiceId', 'in', ids).execute();
  const credited = await linesOfCreditNotes(db, ['', ...notes.map(({ id }) => id)]);
  const left = new Map<string, DocumentLine[]>();
  for (const [id, lines] of await linesOfInvoices(db, ids)) {
    const taken = notes.filter(({ invoiceId }) => invoiceId === id).flatMap((note) => credited.get(note.id) ?? []);
    const all = [...lines, ...taken].map((line) => ({ ...line, cost: -line.cost }));
    if (all.reduce((sum, { cost }) => sum + cost, 0) !== 0) left.set(id, all);
  }
  return left;
}
