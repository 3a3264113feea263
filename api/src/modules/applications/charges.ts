import { examFieldsOf, feesOf, invoiceTotal, type PageAnswers, type StoredForm, today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { answersWrong } from '../enquiries/storeEnquiry';
import { enteredExams } from '../exams/enteredExams';
import { type Exam, invoiceItemsOf } from '../exams/exam';
import { invoiceFooter } from '../exams/invoiceFooter';
import type { InvoiceLines } from '../invoices/makeInvoice';

const NO_INVOICE = 'These answers lead to no invoice. Please reload the page and submit again.';

/**
 * What a form's answers are charged: the answers as they are kept, the exams in them, and the invoice, unless it comes to
 * nothing. Throws 400 where they lead to no invoice, 422 with each field in error.
 */
export async function chargesOf(
  trx: Trx,
  { json }: StoredForm,
  answers: readonly PageAnswers[],
): Promise<{ pages: PageAnswers[]; exams: Exam[]; invoice: InvoiceLines | undefined }> {
  const fees = feesOf(json, answers, today());
  if (!fees) throw new HttpError(400, 'no-invoice', NO_INVOICE);
  if (fees.errors.length > 0) throw answersWrong(fees.errors);
  const { pages, exams } = await enteredExams(trx, json, answers);
  const message = fees.needsExams;
  if (message !== undefined && exams.length === 0) {
    const errors = examFieldsOf(json).map((place) => ({ ...place, message }));
    throw new HttpError(422, 'nothing-charged', message, { errors });
  }
  const invoice = {
    description: exams.length > 0 ? `Examination entries, ${seriesOf(exams)}` : json.header.title,
    items: [...exams.flatMap(invoiceItemsOf), ...fees.items],
    footer: exams.length > 0 ? await invoiceFooter(trx) : [],
  };
  const isFree = invoiceTotal([...invoice.items, ...invoice.footer]) === 0;
  return { pages, exams, invoice: isFree ? undefined : invoice };
}

/** The series of these exams, in words. */
export const seriesOf = (exams: readonly Exam[]): string =>
  [...new Set(exams.map(({ choice }) => choice.series.name))].join(', ');
