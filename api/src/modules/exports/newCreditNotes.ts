import type { ExportPeriod } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { linesOfCreditNotes } from './documentLines';
import type { FoundDocument } from './foundDocument';
import { ROWS_AT_ONCE } from './rowsAtOnce';

/** The credit notes of a period that no batch has, by number. */
export async function* newCreditNotes(db: Database, { from, to }: ExportPeriod): AsyncGenerator<FoundDocument[]> {
  for (let last = ''; ; ) {
    const rows = await db
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
      .orderBy('creditNotes.number')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.number ?? last;
    const lines = await linesOfCreditNotes(
      db,
      rows.map(({ sourceId }) => sourceId),
    );
    yield rows.map((row) => ({ ...row, kind: 'credit-note', lines: lines.get(row.sourceId) ?? [] }));
  }
}
