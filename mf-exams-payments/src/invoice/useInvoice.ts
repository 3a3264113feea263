import { enteredExams, feesOf, invoiceTotal, type PageAnswers, type StoredForm, today } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { useMemo } from 'react';
import { type Invoice, useExamsInvoiceQuery } from './invoiceCall';

const NO_LINES: Invoice = { items: [], footer: [] };

/**
 * The invoice that a form's answers cause: the entered exams as the server prices them, and the fees of the form's own.
 * `lines` and `total`, in pence, come with the prices; `lacks` is why there is nothing to charge for at all.
 */
export function useInvoice({ json }: StoredForm, pages: readonly PageAnswers[]) {
  const { exams, fees } = useMemo(
    () => ({ exams: enteredExams(json, pages), fees: feesOf(json, pages, today()) }),
    [json, pages],
  );
  const examIds = exams.map(({ examId }) => examId);
  const hasExams = exams.length > 0;
  const priced = useExamsInvoiceQuery(hasExams ? examIds : skipToken);
  const ofExams = hasExams ? priced.data : NO_LINES;
  const lines = ofExams && { ...ofExams, items: [...ofExams.items, ...(fees?.items ?? [])] };
  return {
    exams,
    examIds,
    lines,
    total: lines && invoiceTotal([...lines.items, ...lines.footer]),
    lacks: hasExams ? undefined : fees?.needsExams,
    isError: priced.isError,
    isComing: !lines && !priced.isError,
    refetch: () => hasExams && priced.refetch(),
  };
}
