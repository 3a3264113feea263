import {
  formatPence,
  hasOpenTerms,
  INVOICE_CLOSED,
  INVOICE_ISSUED,
  type InvoiceChange,
  type InvoiceStatus,
  invoiceSteps,
  invoiceTotal,
  isDraft,
  type PaymentStepKind,
  planError,
  renewedPlan,
  today,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { writtenDay } from '../../platform/days';
import { HttpError } from '../../platform/errors/errors';
import { recordStep } from '../history/recordStep';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { sellerVersion } from '../sellers/storedSellers';
import { type InvoiceRow, lockInvoice, mustBeVersion } from './storedInvoices';

/** What an invoice needs of the card payments that may be under way on it. */
export interface OpenPayments {
  /** Takes back the one that was begun. Throws 409 where the card has paid after all. */
  withdraw(invoiceId: string, author: string): Promise<void>;
}

/** What an edit works with. */
export interface Editing {
  db: Database;
  payments: OpenPayments;
  /** Issues a draft that has no number yet: of a new invoice, or of one that replaces another. */
  issueDraft: Issue;
  /** The version of the invoice that the edit was made to; none where it goes over whatever there is. */
  version: string | undefined;
}

/** Issues a draft. Answers the words that the history has for it. */
export type Issue = (trx: Trx, draft: InvoiceRow, author: string) => Promise<string>;

/** Something done to the invoice of this transaction. Answers the words that the history has for it. */
export type Edit = (trx: Trx, invoice: InvoiceRow) => Promise<string>;

/**
 * Changes the lines of a draft, and with them its amount; instalments to come are shared anew. Throws 409 where the invoice
 * is issued, 422 where it would come to less than nothing, or to what its instalments cannot.
 */
export const editLines = (editing: Editing, invoiceId: string, author: string, edit: Edit): Promise<void> =>
  written(editing, invoiceId, author, 'changed', (trx, invoice) => linesEdited(trx, invoice, edit));

/** The same of an invoice that is locked, within the transaction of whatever causes it. Answers the words that the history has for it. */
export async function linesEdited(trx: Trx, invoice: InvoiceRow, edit: Edit): Promise<string> {
  mustBeDraft(invoice);
  const done = await edit(trx, invoice);
  const amount = await sumOfLines(trx, invoice.id);
  if (amount === invoice.amount) return done;
  mustNotBeBelowZero(amount);
  const instalmentPlan = planFor(amount, invoice);
  await trx.updateTable('invoices').set({ amount, instalmentPlan }).where('id', '=', invoice.id).execute();
  const change = `${done}: ${formatPence(invoice.amount)} became ${formatPence(amount)}`;
  return instalmentPlan === null ? change : `${change}, and its instalments were shared anew`;
}

const CLEAR_THE_PLAN =
  'The instalments still to come cannot be shared anew over that. Please clear the instalment plan first, or edit it.';

/** The plan of an invoice that comes to another amount, as it is stored. Throws 422 where its instalments cannot. */
function planFor(amount: number, { instalmentPlan }: InvoiceRow): string | null {
  if (instalmentPlan === null) return null;
  const renewed = renewedPlan(JSON.parse(instalmentPlan), amount, today());
  if (!renewed) throw new HttpError(422, 'has-instalments', CLEAR_THE_PLAN);
  return JSON.stringify(renewed);
}

/** Refuses an invoice that would come to less than nothing, in pence. Throws 422. */
export function mustNotBeBelowZero(amount: number): void {
  if (amount < 0) throw new HttpError(422, 'below-zero', `It would come to ${formatPence(amount)}.`);
}

/** Takes an invoice a step on by hand. Throws 409 for one that the contract's steps don't have. */
export async function moveInvoice(
  editing: Editing,
  invoiceId: string,
  to: InvoiceStatus,
  author: string,
): Promise<void> {
  const { db, payments, issueDraft, version } = editing;
  await mustBeVersion(db, invoiceId, version);
  await payments.withdraw(invoiceId, author);
  const kind = to === 'booked' ? 'booked' : 'changed';
  await written(editing, invoiceId, author, kind, async (trx, invoice) => {
    const { id, enquiryId, status, sellerCampus } = invoice;
    await mustNotBeBegun(trx, enquiryId);
    if (!invoiceSteps[status].includes(to)) {
      throw new HttpError(409, 'no-such-step', `What is ${status} cannot become ${to}.`);
    }
    if (to === 'unpaid' && invoice.isCurrent === 0) return issueDraft(trx, invoice, author);
    // It is issued by who sells now.
    const issued = to === 'unpaid' && sellerCampus ? { sellerVersion: await sellerVersion(trx, sellerCampus) } : {};
    await trx
      .updateTable('invoices')
      .set({ status: to, ...issued })
      .where('id', '=', id)
      .execute();
    return `${status} became ${to}`;
  });
}

/** Changes a field of an invoice's head. Throws 409 where that is issued or settled, 422 for instalments of another sum. */
export async function changeHead(
  editing: Editing,
  invoiceId: string,
  change: Exclude<InvoiceChange, { field: 'status' }>,
  author: string,
): Promise<void> {
  await written(editing, invoiceId, author, 'changed', async (trx, invoice) => {
    if (change.field === 'date' || change.field === 'description') mustBeDraft(invoice);
    else if (!hasOpenTerms(invoice.status)) throw new HttpError(409, INVOICE_CLOSED.word, INVOICE_CLOSED.message);
    if (change.field === 'instalmentPlan' && change.newValue) {
      const error = planError(invoice.amount, change.newValue);
      if (error) throw new HttpError(422, 'instalments-differ', error);
    }
    await trx.updateTable('invoices').set(columnOf(change)).where('id', '=', invoice.id).execute();
    return descriptionOf(change);
  });
}

function columnOf(change: Exclude<InvoiceChange, { field: 'status' }>): Partial<InvoiceRow> {
  if (change.field !== 'instalmentPlan') return { [change.field]: change.newValue };
  return { instalmentPlan: change.newValue && JSON.stringify(change.newValue) };
}

function descriptionOf(change: Exclude<InvoiceChange, { field: 'status' }>): string {
  switch (change.field) {
    case 'date':
      return `Date: ${writtenDay(change.newValue)}`;
    case 'dueDate':
      return `Due date: ${change.newValue ? writtenDay(change.newValue) : 'none'}`;
    case 'description':
      return `Description: ${change.newValue}`;
    case 'instalmentPlan':
      return `Instalments: ${change.newValue?.length ?? 'none'}`;
  }
}

function mustBeDraft({ status }: InvoiceRow): void {
  if (!isDraft(status)) throw new HttpError(409, INVOICE_ISSUED.word, INVOICE_ISSUED.message);
}

/** Does an edit and writes it into the history, both or neither. */
const written = (
  { db, version }: Pick<Editing, 'db' | 'version'>,
  invoiceId: string,
  author: string,
  kind: PaymentStepKind,
  edit: Edit,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const invoice = await lockInvoice(trx, 'id', invoiceId);
    await mustBeVersion(trx, invoiceId, version);
    const detail = await edit(trx, invoice);
    await recordStep(trx, { enquiryId: invoice.enquiryId, kind, detail, author });
  });

async function sumOfLines(trx: Trx, invoiceId: string): Promise<number> {
  const items = await trx.selectFrom('invoiceItems').select('cost').where('invoiceId', '=', invoiceId).execute();
  const lines = await trx
    .selectFrom('invoiceFooterHeaders')
    .select('cost')
    .where('invoiceId', '=', invoiceId)
    .execute();
  return invoiceTotal([...items, ...lines]);
}
