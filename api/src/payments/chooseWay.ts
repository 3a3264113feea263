import { declarations, type PaymentMethod, paymentMethodWords } from '@forms/shared/contract';
import type { Trx } from '../database/database';
import { type InvoiceRow, lockInvoice, mustBePayable } from '../invoices/storedInvoices';
import { queueLetter } from '../mail/queueLetter';
import { daysFromNow, now } from '../time';
import { alreadyPaid } from './markPaid';
import { authors, recordStep } from './recordStep';

/** How long a bank transfer may take. */
const TRANSFER_DAYS = 14;

/**
 * Writes down how an enquiry is to be paid; it never marks anything paid. A bank transfer gets a due date and the
 * invoice by mail, once however often it is chosen. Throws 404 without an invoice, 409 where it is paid or settled.
 */
export async function chooseWay(trx: Trx, enquiryId: string, method: PaymentMethod): Promise<void> {
  const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
  if (invoice.status === 'paid' || invoice.status === 'booked') throw alreadyPaid();
  mustBePayable(invoice);
  const { paymentMethod: before } = await trx
    .selectFrom('enquiries')
    .select('paymentMethod')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  if (before !== method) {
    await trx.updateTable('enquiries').set({ paymentMethod: method }).where('id', '=', enquiryId).execute();
    const detail = paymentMethodWords[method];
    await recordStep(trx, { enquiryId, kind: 'chosen', detail, author: authors.applicant });
  }
  // Who asks for a call has bought nothing yet, and declared nothing.
  if (method !== 'callback') await acceptDeclarations(trx, invoice);
  if (method !== 'bacs') return;
  if (invoice.dueDate === null) {
    const dueDate = daysFromNow(TRANSFER_DAYS).slice(0, 10);
    await trx.updateTable('invoices').set({ dueDate }).where('id', '=', invoice.id).execute();
  }
  await queueLetter(trx, enquiryId, 'invoice');
}

/** Keeps on the invoice the words that were accepted before paying, the first time. */
export async function acceptDeclarations(trx: Trx, invoice: InvoiceRow): Promise<void> {
  if (invoice.declarations !== '[]') return;
  const acceptedAt = now();
  const accepted = declarations.map(({ id, text }) => ({ id, text, acceptedAt }));
  await trx
    .updateTable('invoices')
    .set({ declarations: JSON.stringify(accepted) })
    .where('id', '=', invoice.id)
    .execute();
}
