import {
  feesAccount,
  type InvoiceItemType,
  lineTax,
  type OwnTax,
  type Seller,
  type TaxedKind,
  taxedAs,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { ExportedDocument } from './exportedRow';

/** A line that asks for something, in pence; below zero what takes something off. */
export interface DocumentLine extends OwnTax {
  account: InvoiceItemType;
  kind: TaxedKind;
  description: string;
  cost: number;
  quantity?: number;
}
const UNTAXED = { code: 'outside', wording: '' } as const;

type LinesById = Map<string, DocumentLine[]>;

/** What of a document's lines is exported, and what they say. Who sells without VAT is outside of it. */
export const exportedLines = (
  lines: readonly DocumentLine[],
  tax: Seller['tax'] | undefined,
): Pick<ExportedDocument, 'lines'> & { descriptions: string[] } => ({
  lines: lines.map((line) => {
    const { account, cost, quantity = 1 } = line;
    const { code, net, tax: vat } = taxedAs(tax ? lineTax(tax, line) : UNTAXED, cost);
    return { account, net, vat, taxCode: code, ...(quantity !== 1 && { quantity }) };
  }),
  descriptions: lines.map(({ description }) => description),
});

/** The lines of invoices, in the order in which they are printed. Fees over and under the items go where the items do. */
export async function linesOfInvoices(db: Database, ids: readonly string[]): Promise<LinesById> {
  const items = await db
    .selectFrom('invoiceItems')
    .select(['invoiceId as id', 'accountId as account', 'type as kind', 'description', 'cost', 'quantity', 'taxCode'])
    .where('invoiceId', 'in', ids)
    .where('metaType', '!=', 'title')
    .orderBy('position')
    .execute();
  const fees = await db
    .selectFrom('invoiceFooterHeaders')
    .select(['invoiceId as id', 'place', 'description', 'cost'])
    .where('invoiceId', 'in', ids)
    .where('cost', '!=', 0)
    .orderBy('position')
    .execute();
  const itemsOf = byId(items);
  const feesOf = byId(fees);
  return new Map(
    ids.map((id) => {
      const own = itemsOf.get(id) ?? [];
      const account = feesAccount(own.map((item) => item.account));
      const at = (wanted: 'header' | 'footer') =>
        (feesOf.get(id) ?? [])
          .filter(({ place }) => place === wanted)
          .map((fee) => ({ ...fee, account, kind: 'fees' as const }));
      return [id, [...at('header'), ...own, ...at('footer')]];
    }),
  );
}

/** The lines of credit notes, with what they take off below zero. */
export async function linesOfCreditNotes(db: Database, ids: readonly string[]): Promise<LinesById> {
  const lines = await db
    .selectFrom('creditNoteLines')
    .select(['creditNoteId as id', 'accountId as account', 'kind', 'description', 'amount', 'taxCode'])
    .where('creditNoteId', 'in', ids)
    .orderBy('position')
    .execute();
  return byId(lines.map(({ amount, kind, ...line }) => ({ ...line, kind: kind ?? line.account, cost: -amount })));
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.id);
    if (known) known.push(row);
    else found.set(row.id, [row]);
  }
  return found;
}
