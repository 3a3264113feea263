import {
  type ExamsSubmissionHeaders,
  hasExamsField,
  type InvoiceItemType,
  invoiceItemTypes,
  type PageAnswers,
  type StoredForm,
} from '@forms/shared/contract';
import { answerNamed } from './answerNamed';

/** The programme that a submission is for: as it answers or, where it does not say, as its headers do; empty where neither does. */
export const programmeOf = (pages: readonly PageAnswers[], headers: ExamsSubmissionHeaders): string =>
  answerNamed('programmeType', pages) ?? headers.programmetype ?? '';

/** What an enquiry is for: its programme where that is one that we invoice, else exams where the form asks for them. */
export const enquiryType = (
  { json }: StoredForm,
  pages: readonly PageAnswers[],
  headers: ExamsSubmissionHeaders,
): InvoiceItemType => {
  const programme = programmeOf(pages, headers);
  const byForm = hasExamsField(json) ? 'exams' : 'other';
  return invoiceItemTypes.find((type) => type === programme) ?? byForm;
};
