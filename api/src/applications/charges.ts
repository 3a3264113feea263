import { examFieldsOf, type PageAnswers, type StoredForm } from '@forms/shared/contract';
import type { Trx } from '../database/database';
import { Fault } from '../errors';
import { enteredExams } from '../exams/enteredExams';
import { type Exam, invoiceItemsOf } from '../exams/exam';
import { invoiceFooter } from '../exams/invoiceFooter';
import type { InvoiceLines } from '../invoices/makeInvoice';

const NO_EXAMS = 'Please add at least one exam.';

/** What a form's answers are charged: the answers as they are kept, the exams in them, and the invoice. Throws 422. */
export async function chargesOf(
  trx: Trx,
  { json }: StoredForm,
  answers: readonly PageAnswers[],
): Promise<{ pages: PageAnswers[]; exams: Exam[]; invoice: InvoiceLines }> {
  const { pages, exams } = await enteredExams(trx, json, answers);
  if (exams.length === 0) {
    const errors = examFieldsOf(json).map((place) => ({ ...place, message: NO_EXAMS }));
    throw new Fault(422, 'no-exams', NO_EXAMS, { errors });
  }
  const invoice = {
    description: `Examination entries, ${seriesOf(exams)}`,
    items: exams.flatMap(invoiceItemsOf),
    footer: await invoiceFooter(trx),
  };
  return { pages, exams, invoice };
}

/** The series of these exams, in words. */
export const seriesOf = (exams: readonly Exam[]): string =>
  [...new Set(exams.map(({ choice }) => choice.series.name))].join(', ');
