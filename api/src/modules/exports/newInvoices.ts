import type { ExportPeriod } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { linesOfInvoices } from './documentLines';
import type { FoundDocument } from './foundDocument';
import { ROWS_AT_ONCE } from './rowsAtOnce';

/** The invoices of a period that no batch has, by number. Drafts are none; what was cancelled is one, and is taken back. */
export async function* newInvoices(db: Database, { from, to }: ExportPeriod): AsyncGenerator<FoundDocument[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
      .select(['enquiryId', 'invoices.status', 'sellerCampus', 'sellerVersion'])
      .leftJoin('exportRows', (join) =>
        join.onRef('sourceId', '=', 'invoices.id').on('exportRows.kind', '=', 'invoice'),
      )
      .select(['invoices.id as sourceId', 'number', 'date as day', 'enquiries.reference'])
      .select(({ fn }) => fn.coalesce('dueDate', 'date').as('dueDate'))
      .where('invoices.status', 'not in', ['proposed', 'final'])
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('exportRows.id', 'is', null)
      .where('number', '>', last)
      .orderBy('number')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.number ?? last;
    const lines = await linesOfInvoices(
      db,
      rows.map(({ sourceId }) => sourceId),
    );
    yield rows.map((row) => ({ ...row, kind: 'invoice', lines: lines.get(row.sourceId) ?? [] }));
  }
}
