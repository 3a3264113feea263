import {
  accountOf,
  CURRENCY,
  INVOICE_CHANGED,
  type Invoice,
  type InvoiceSummary,
  invoice,
  invoiceSummary,
  isDraft,
} from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError, notFound } from '../../platform/errors/errors';
import { hashOf } from '../../platform/ids';
import { entriesOf } from '../ledger/entries';
import { sumsOfEach, sumsOfInvoice } from '../ledger/sums';
import { creditNotesOf } from './storedCreditNotes';

export type InvoiceRow = Selectable<Tables['invoices']>;
const noInvoice = () => notFound('invoice');

/** The invoices of these ids, in their order. */
export async function invoicesOf(db: Database, ids: readonly string[]): Promise<InvoiceSummary[]> {
  if (ids.length === 0) return [];
  const sums = await sumsOfEach(db, ids);
  const rows = await summaries(db).where('invoices.id', 'in', ids).execute();
  const summed = rows.map((row) =>
    invoiceSummary.parse({ ...row, ...certified(row), ...sums(row), currency: CURRENCY }),
  );
  const byId = new Map(summed.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One invoice with its lines. Throws 404 where there is none. */
export async function invoiceById(db: Database, id: string): Promise<Invoice> {
  const row = await summaries(db)
    .select(['declarations', 'replaces'])
    .where('invoices.id', '=', id)
    .executeTakeFirstOrThrow(noInvoice);
  const items = await db
    .selectFrom('invoiceItems')
    .selectAll()
    .where('invoiceId', '=', id)
    .orderBy('position')
    .execute();
  const lines = await db
    .selectFrom('invoiceFooterHeaders')
    .selectAll()
    .where('invoiceId', '=', id)
    .orderBy('position')
    .execute();
  const entries = await entriesOf(db, id);
  const creditNotes = await creditNotesOf(db, id);
  const certifiedDocuments = await db
    .selectFrom('certifiedDocuments')
    .selectAll()
    .where('invoiceId', '=', id)
    .orderBy('recordedAt')
    .execute();
  const others = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'status', 'replaces'])
    .where((other) => other.or([other('id', '=', row.replaces), other('replaces', '=', id)]))
    .execute();
  const replacedBy = others.find((other) => other.replaces === id);
  return invoice.parse({
    ...row,
    ...certified(row),
    certifiedDocuments,
    ...(await sumsOfInvoice(db, row)),
    currency: CURRENCY,
    items: items.map((item) => ({ ...item, currency: CURRENCY, account: accountOf[item.accountId] })),
    headerItems: lines.filter(({ place }) => place === 'header'),
    footerItems: lines.filter(({ place }) => place === 'footer'),
    declarations: JSON.parse(row.declarations),
    instalmentPlan: row.instalmentPlan === null ? null : JSON.parse(row.instalmentPlan),
    entries,
    creditNotes,
    replaces: others.find((other) => other.id === row.replaces) ?? null,
    replacedBy: replacedBy ? { ...replacedBy, isDraft: isDraft(replacedBy.status) } : null,
    version: hashOf(JSON.stringify([row, items, lines, entries, creditNotes])),
  });
}

/** Refuses a change that was made to another version of an invoice than is stored; one that names none goes over it. Throws 404, 409. */
export async function mustBeVersion(db: Database, invoiceId: string, version: string | undefined): Promise<void> {
  if (version === undefined) return;
  const stored = await invoiceById(db, invoiceId);
  if (stored.version === version) return;
  throw new HttpError(409, INVOICE_CHANGED.word, INVOICE_CHANGED.message, { invoice: stored });
}

/** The invoice that an item, or a line over or under the items, stands on. Throws 404. */
export async function invoiceIdOf(
  db: Database,
  table: 'invoiceItems' | 'invoiceFooterHeaders',
  lineId: string,
): Promise<string> {
  const { invoiceId } = await db
    .selectFrom(table)
    .select('invoiceId')
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow(() => notFound('line'));
  return invoiceId;
}

/**
 * An invoice, by its own id, or an enquiry's current one, which nobody else changes until this transaction ends: what depends on its
 * status and amount must read them so. Throws 404.
 */
export async function lockInvoice(trx: Trx, by: 'id' | 'enquiryId', id: string): Promise<InvoiceRow> {
  // Whoever credits an invoice locks it before its draft: who locks the draft first would wait for them, and they for him.
  if (by === 'id')
    await locked(trx).where('isCurrent', '=', 1).where('enquiryId', '=', besideCurrent(trx, id)).execute();
  return locked(trx)
    .where(by, '=', id)
    .$if(by === 'enquiryId', (current) => current.where('isCurrent', '=', 1))
    .returningAll()
    .executeTakeFirstOrThrow(noInvoice);
}

/** Both databases lock a row that is written, and only one of them one that is read. */
const locked = (trx: Trx) => trx.updateTable('invoices').set((invoice) => ({ number: invoice.ref('number') }));

/** The enquiry of an invoice that is not its current one, as a draft. */
const besideCurrent = (trx: Trx, id: string) =>
  trx.selectFrom('invoices').select('enquiryId').where('id', '=', id).where('isCurrent', '=', 0);

/** Refuses whoever would have an invoice paid that is cancelled, or not out yet. */
export function mustBePayable({ status }: Pick<InvoiceRow, 'status'>): void {
  if (status === 'unpaid' || status === 'paid' || status === 'booked') return;
  const message =
    status === 'cancelled'
      ? 'This application was cancelled, so there is nothing to pay. Please contact us if you did not expect that.'
      : 'This invoice cannot be paid just now. Please contact us.';
  throw new HttpError(409, 'not-payable', message);
}

const summaries = (db: Database) =>
  db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select([
      'invoices.id',
      'number',
      'date',
      'dueDate',
      'invoices.status',
      'invoices.amount',
      'description',
      'instalmentPlan',
      'enquiryId',
      'enquiries.reference',
      'enquiries.name',
      'enquiries.email',
      'sellerCampus as campus',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('certifiedDocuments')
          .select('certifiedDocuments.id')
          .whereRef('certifiedDocuments.invoiceId', '=', 'invoices.id'),
      ).as('isCertified'),
    );

/** One of the two databases has no true and false. */
const certified = ({ isCertified }: { isCertified: unknown }) => ({ isCertified: Boolean(isCertified) });
