import { ALREADY_PAID, authors } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { cancelInvoice } from '../credit-notes/cancelInvoice';
import { dropDocumentsReceived } from '../documents/documentsReceived';
import { lockUnmerged } from '../enquiries/lockEnquiry';
import { closeEnquiry } from '../enquiries/status';
import { withdrawRequested } from '../entries/withdrawRequested';
import { recordStep } from '../history/recordStep';
import { received } from '../invoices/received';
import { type InvoiceRow, lockInvoice } from '../invoices/storedInvoices';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { queueLetter } from '../letters/queueLetter';
import { applicationOf } from '../payments/application';
import { withdrawPayment } from '../payments/cardPayments';
import type { PaymentApp } from '../payments/cards';

/** Closes an application for whoever sent it, and cancels its invoice. Throws 409 where it is paid or booked, or merged into another. */
export async function withdrawApplication(app: PaymentApp, enquiryId: string): Promise<void> {
  await withdrawBegun(app, enquiryId);
  await app.db.transaction().execute(async (trx) => {
    const { reference, paymentMethod } = await applicationOf(trx, enquiryId);
    if (paymentMethod !== null) await cancelOpenInvoice(trx, enquiryId, reference, 'The application was withdrawn');
    await lockUnmerged(trx, enquiryId);
    await closeEnquiry(trx, enquiryId, authors.applicant);
    await withdrawRequested(trx, enquiryId, authors.applicant);
    const step = { kind: 'cancelled', detail: 'Withdrawn by who sent it', author: authors.applicant } as const;
    await recordStep(trx, { id: `withdrawn:${enquiryId}`, enquiryId, ...step });
    await dropDocumentsReceived(trx, enquiryId);
    await queueLetter(trx, enquiryId, 'withdrawn');
  });
}

/** Takes back the card payment that was begun on an application. Throws 409 where it is paid or booked. */
export async function withdrawBegun(app: PaymentApp, enquiryId: string): Promise<void> {
  const found = await app.db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select(['invoices.id', 'invoices.status', 'reference'])
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .executeTakeFirst();
  if (!found) return;
  const { reference, ...invoice } = found;
  await mustBeOpen(app.db, enquiryId, invoice, reference);
  try {
    await withdrawPayment(app, invoice.id, authors.applicant);
  } catch (error) {
    throw error instanceof HttpError && error.word === ALREADY_PAID ? settled(reference) : error;
  }
}

/** Cancels the invoice of an application that is neither paid nor booked, with its credit note. Throws 409 where it is. */
export async function cancelOpenInvoice(trx: Trx, enquiryId: string, reference: string, reason: string): Promise<void> {
  const invoice = await lockInvoice(trx, 'enquiryId', enquiryId);
  await mustBeOpen(trx, enquiryId, invoice, reference);
  await mustNotBeBegun(trx, enquiryId);
  if (invoice.status === 'cancelled') return;
  await cancelInvoice(trx, invoice, { reason, author: authors.applicant });
}

async function mustBeOpen(
  db: Database,
  enquiryId: string,
  { status }: Pick<InvoiceRow, 'status'>,
  reference: string,
): Promise<void> {
  if (status === 'cancelled') return;
  if (status === 'paid' || status === 'booked' || (await received(db, enquiryId)) > 0) throw settled(reference);
}

const settled = (reference: string) =>
  new HttpError(
    409,
    'earlier-settled',
    `Your application ${reference} is paid or booked already, and is not changed by this. Please contact us.`,
  );
