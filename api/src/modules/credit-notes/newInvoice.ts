import { draftNumber, paymentMethodLabels, today } from '@forms/shared/contract';
import type { Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { dayIn } from '../../platform/days';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { campusOfEnquiry } from '../application-links/campusOfEnquiry';
import { lockUnmerged } from '../enquiries/lockEnquiry';
import { recordStep } from '../history/recordStep';
import { DAYS_TO_PAY } from '../invoices/daysToPay';
import { type InvoiceRow, lockInvoice } from '../invoices/storedInvoices';
import { issueInPlace } from './issueInPlace';

/**
 * Makes the draft of an invoice for an enquiry that none stands for, with no line yet; nobody but staff sees it until it is
 * issued. Answers its id, of the draft that there is already too. Throws 404, 409 where the enquiry has an invoice that stands, or is merged into another.
 */
export async function draftInvoice(
  { settings }: Pick<App, 'settings'>,
  trx: Trx,
  enquiryId: string,
  author: string,
): Promise<string> {
  await lockUnmerged(trx, enquiryId);
  const enquiry = await trx
    .selectFrom('enquiries')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['reference', 'number', 'invoices.status'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  mayHaveAnother(enquiry);
  const number = draftNumber(enquiry.reference);
  const sellerCampus = await campusOfEnquiry(trx, settings, enquiryId);
  const draft: Insertable<Tables['invoices']> = {
    ...{ id: newId(), enquiryId, number, date: today(), dueDate: null, status: 'proposed', description: '', amount: 0 },
    ...{ declarations: '[]', instalmentPlan: null, sellerCampus, sellerVersion: null, isCurrent: 0, replaces: null },
  };
  const made = await trx
    .insertInto('invoices')
    .values(draft)
    .onConflict((known) => known.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await recordStep(trx, { enquiryId, kind: 'changed', detail: 'Draft made', author });
  const { id } = await trx.selectFrom('invoices').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  return id;
}

/**
 * Issues the draft of an invoice that replaces none, to be paid by transfer unless a way was chosen before; what came for one
 * that was cancelled is for this one. The draft must be locked. Throws 409 where it asks nothing, and where another invoice
 * stands by now. Answers the words that the history has for it.
 */
export async function issueNew(trx: Trx, draft: InvoiceRow, author: string): Promise<string> {
  const { enquiryId } = draft;
  if (draft.amount === 0) throw new HttpError(409, 'nothing-asked', NOTHING_ASKED);
  const current = await trx
    .selectFrom('invoices')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .executeTakeFirst();
  const old = current && (await lockInvoice(trx, 'id', current.id));
  if (old) mayHaveAnother(old);
  const chosen = await trx
    .updateTable('enquiries')
    .set({ paymentMethod: 'bacs' })
    .where('id', '=', enquiryId)
    .where('paymentMethod', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (chosen) await recordStep(trx, { enquiryId, kind: 'chosen', detail: paymentMethodLabels.bacs, author });
  const dueDate = draft.dueDate ?? (draft.instalmentPlan === null ? dayIn(DAYS_TO_PAY) : null);
  return `${await issueInPlace(trx, { ...draft, dueDate }, old)} is issued`;
}

function mayHaveAnother({ number, status }: { number: string | null; status: InvoiceRow['status'] | null }): void {
  if (status === null || status === 'cancelled') return;
  const message = `${number} stands for this enquiry. Replace it to charge something else, or more.`;
  throw new HttpError(409, 'has-invoice', message);
}

const NOTHING_ASKED = 'This draft asks for nothing yet. Add what is charged first.';
