import { isDraft, type NewInvoiceItem, renewedPlan, today } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { dayIn } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { recordStep } from '../history/recordStep';
import { addItem } from '../invoices/addItem';
import { DAYS_TO_PAY } from '../invoices/daysToPay';
import { linesEdited } from '../invoices/editInvoice';
import { type InvoiceRow, lockInvoice } from '../invoices/storedInvoices';
import { draftReplacement } from './draftReplacement';
import { issueReplacement } from './issueReplacement';
import { draftInvoice } from './newInvoice';

/** What is charged, for which enquiry. */
interface Charge {
  enquiryId: string;
  /** The enquiry's invoice, locked; none where there is none. */
  invoice: InvoiceRow | undefined;
  items: readonly NewInvoiceItem[];
  author: string;
}

/**
 * Asks more of whoever pays for an enquiry, with its steps in the history. An invoice that stands is replaced at once by
 * one that has the items too, with the letters of both documents. Where a draft is in work, or no invoice stands, they
 * wait in the draft for staff to issue it. Throws 409 while a card is being charged.
 */
export async function chargeMore(app: Pick<App, 'settings'>, trx: Trx, charge: Charge): Promise<void> {
  const { enquiryId, invoice, items, author } = charge;
  const isReplaced = await isReplacedAtOnce(trx, invoice);
  const draft = await lockInvoice(trx, 'id', await draftFor(app, trx, charge));
  const more = items.reduce((sum, { cost }) => sum + cost, 0);
  const asked = await withTerms(trx, draft, { more, isReplaced });
  const added = await linesEdited(trx, asked, async () => {
    const said: string[] = [];
    for (const item of items) said.push(await addItem(trx, draft.id, item));
    return said.join('; ');
  });
  await recordStep(trx, { enquiryId, kind: 'changed', detail: added, author });
  if (!isReplaced || !invoice) return;
  const issued = await issueReplacement(trx, await lockInvoice(trx, 'id', draft.id), invoice.id, author);
  await recordStep(trx, { enquiryId, kind: 'changed', detail: issued, author });
}

/** Whether more is asked by a new invoice at once: one is out, and no draft of staff is to replace it. */
export async function isReplacedAtOnce(
  db: Database,
  invoice: Pick<InvoiceRow, 'id' | 'status'> | undefined,
): Promise<boolean> {
  if (!invoice || invoice.status === 'cancelled' || isDraft(invoice.status)) return false;
  const draft = await db.selectFrom('invoices').select('id').where('replaces', '=', invoice.id).executeTakeFirst();
  return draft === undefined;
}

async function draftFor(app: Pick<App, 'settings'>, trx: Trx, { enquiryId, invoice, author }: Charge): Promise<string> {
  if (!invoice || invoice.status === 'cancelled') return draftInvoice(app, trx, enquiryId, author);
  return isDraft(invoice.status) ? invoice.id : draftReplacement(trx, invoice.id, author);
}

/** A draft that is to ask so many pence more, with the terms for that: over the instalments still to come, else as of any new invoice. Staff's own terms of a draft in work stay. */
async function withTerms(
  trx: Trx,
  draft: InvoiceRow,
  { more, isReplaced }: { more: number; isReplaced: boolean },
): Promise<InvoiceRow> {
  const { id, amount, dueDate, instalmentPlan } = draft;
  const fits =
    instalmentPlan === null
      ? !isReplaced
      : renewedPlan(JSON.parse(instalmentPlan), amount + more, today()) !== undefined;
  if (fits) return draft;
  const soonest = dayIn(DAYS_TO_PAY);
  const terms = { dueDate: dueDate !== null && dueDate > soonest ? dueDate : soonest, instalmentPlan: null };
  await trx.updateTable('invoices').set(terms).where('id', '=', id).execute();
  return { ...draft, ...terms };
}
