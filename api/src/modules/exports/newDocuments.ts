import type { ExportPeriod, InvoiceItemType } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { payersOf } from '../payers/openInvoices';
import type { ExportedDocument, ExportedLine } from './exportedRow';

/** So many documents, or entries of the ledger, are in memory at once. */
export const ROWS_AT_ONCE = 200;

interface StoredLine {
  invoiceId: string;
  account: InvoiceItemType;
  description: string;
  cost: number;
}

/** The invoices of a period that no batch has, by number. Drafts are none, nor is what was cancelled before it was exported. */
export async function* newDocuments(db: Database, { from, to }: ExportPeriod): AsyncGenerator<ExportedDocument> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
      .leftJoin('exportRows', (join) =>
        join.onRef('sourceId', '=', 'invoices.id').on('exportRows.kind', '=', 'invoice'),
      )
      .select(['invoices.id', 'number', 'date', 'dueDate', 'enquiryId', 'enquiries.reference'])
      .where('invoices.status', 'in', ['unpaid', 'paid', 'booked'])
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('exportRows.id', 'is', null)
      .where('number', '>', last)
      .orderBy('number')
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    const lines = await linesOf(
      db,
      rows.map(({ id }) => id),
    );
    const payers = await payersOf(
      db,
      rows.map(({ enquiryId }) => enquiryId),
    );
    for (const { id, number, date, dueDate, enquiryId, reference } of rows) {
      const own = lines.get(id) ?? [];
      const { name = '', email = '' } = payers.get(enquiryId) ?? {};
      yield {
        ...{ kind: 'invoice', sourceId: id, day: date, number, dueDate: dueDate ?? date, reference },
        lines: own.map(taxed),
        texts: { name, email, descriptions: own.map(({ description }) => description) },
      };
      last = number;
    }
  }
}

/** The lines that ask for something, in the order in which they are printed. Fees over and under the items go where the items do. */
async function linesOf(db: Database, invoiceIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
  const items = await db
    .selectFrom('invoiceItems')
    .select(['invoiceId', 'accountId as account', 'description', 'cost'])
    .where('invoiceId', 'in', invoiceIds)
    .where('metaType', '!=', 'title')
    .orderBy('position')
    .execute();
  const fees = await db
    .selectFrom('invoiceFooterHeaders')
    .select(['invoiceId', 'place', 'description', 'cost'])
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('position')
    .execute();
  const placed = (place: 'header' | 'footer', invoiceId: string, account: InvoiceItemType): StoredLine[] =>
    fees
      .filter((fee) => fee.invoiceId === invoiceId && fee.place === place && fee.cost !== 0)
      .map(({ description, cost }) => ({ invoiceId, account, description, cost }));
  return new Map(
    invoiceIds.map((id) => {
      const own = items.filter(({ invoiceId }) => invoiceId === id);
      const account = own[0]?.account ?? 'other';
      return [id, [...placed('header', id, account), ...own, ...placed('footer', id, account)]];
    }),
  );
}

/** A line with what of it is VAT. */
const taxed = ({ account, cost }: StoredLine): ExportedLine => ({ account, net: cost, vat: 0, taxCode: 'exempt' });
