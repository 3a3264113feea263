import { type Acceptance, authors, type PaymentMethod, paymentMethodLabels } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { dayIn } from '../../platform/days';
import { recordStep } from '../history/recordStep';
import { DAYS_TO_PAY } from '../invoices/daysToPay';
import { lockInvoice, mustBePayable } from '../invoices/storedInvoices';
import { sumsOfInvoice } from '../ledger/sums';
import { queueLetter } from '../letters/queueLetter';
import { keepDeclarations } from './declarations';
import { alreadyPaid } from './markPaid';

/**
 * Writes down how an enquiry is to be paid; it never marks anything paid. A bank transfer gets a due date and the
 * invoice by mail, once however often it is chosen. Throws 404 without an invoice, 409 where it is paid or settled, 422 where the way needs
 * declarations that were not made.
 */
export async function chooseWay(
  trx: Trx,
  enquiryId: string,
  method: PaymentMethod,
  declared: readonly Acceptance[],
): Promise<void> {
  const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
  if ((await sumsOfInvoice(trx, invoice)).open === 0) throw alreadyPaid();
  mustBePayable(invoice);
  await keepDeclarations(trx, invoice, method, declared);
  const { paymentMethod: before } = await trx
    .selectFrom('enquiries')
    .select('paymentMethod')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  if (before !== method) {
    await trx.updateTable('enquiries').set({ paymentMethod: method }).where('id', '=', enquiryId).execute();
    const detail = paymentMethodLabels[method];
    await recordStep(trx, { enquiryId, kind: 'chosen', detail, author: authors.applicant });
  }
  if (method !== 'bacs') return;
  if (invoice.dueDate === null) {
    const dueDate = dayIn(DAYS_TO_PAY);
    await trx.updateTable('invoices').set({ dueDate }).where('id', '=', invoice.id).execute();
  }
  await queueLetter(trx, enquiryId, 'invoice');
}
