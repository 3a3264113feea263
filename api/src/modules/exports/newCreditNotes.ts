import type { Period } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { linesOfCreditNotes } from './documentLines';
import type { FoundDocument } from './foundDocument';
import { pagesOf } from './pagesOf';

/** The credit notes of a period that no batch has, by number. */
export async function* newCreditNotes(db: Database, { from, to }: Period): AsyncGenerator<FoundDocument[]> {
  const after = (last: string) =>
    db
      .selectFrom('creditNotes')
      .innerJoin('invoices', 'invoices.id', 'invoiceId')
      .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
      .select(['enquiryId', 'invoices.status', 'sellerCampus', 'sellerVersion'])
      .leftJoin('exportRows', (join) =>
        join.onRef('sourceId', '=', 'creditNotes.id').on('exportRows.kind', '=', 'credit-note'),
      )
      .select(['creditNotes.id as sourceId', 'creditNotes.number', 'creditNotes.date as day'])
      .select(['creditNotes.date as dueDate', 'enquiries.reference'])
      .where('creditNotes.date', '>=', from)
      .where('creditNotes.date', '<=', to)
      .where('exportRows.id', 'is', null)
      .where('creditNotes.number', '>', last)
      .orderBy('creditNotes.number');
  for await (const rows of pagesOf('', after, ({ number }) => number)) {
    const lines = await linesOfCreditNotes(
      db,
      rows.map(({ sourceId }) => sourceId),
    );
    yield rows.map((row) => ({ ...row, kind: 'credit-note', lines: lines.get(row.sourceId) ?? [] }));
  }
}
