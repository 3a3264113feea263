import type { ExamEntry, ExamOption } from '@forms/shared/contract';
import { useEffect, useRef, useState } from 'react';
import { calls } from '../calls';
import { type Chosen, questionFor } from './cascade';

/** What an exam goes through on its way into the list, one for each of PROGRESS_STEPS_PER_EXAM. */
export const addingSteps = ['Looking up the exam', 'Looking up its fees', 'Adding it to your list'] as const;
export type AddingStep = (typeof addingSteps)[number];

/** What is known of an exam that can be entered: its row, and the options of its subject. */
interface Found extends Omit<ExamEntry, 'id'> {
  options: readonly ExamOption[];
}

/**
 * Looks up the exam that was chosen, then its fees, so that no exam stands in the list that the invoice cannot price.
 * Answers `failed` when a call fails, and `gone` when the dialog was left meanwhile.
 */
export function useExamLookup() {
  const [step, setStep] = useState<AddingStep>();
  const [askTableInfo] = calls.useLazyExamsTableInfoQuery();
  const [askItems] = calls.useLazyExamsInvoiceItemsQuery();
  const [askOptions] = calls.useLazyExamsOptionsQuery();

  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function found(chosen: Chosen): Promise<Found | undefined> {
    const { option, series } = chosen;
    setStep(addingSteps[0]);
    const asked = questionFor('option', chosen);
    const options = asked && (await askOptions(asked, true)).data;
    if (!options) return undefined;
    const info = await askTableInfo({ body: { optionId: option?.id ?? '', seriesId: series?.id ?? '' } }, true);
    if (!info.data) return undefined;
    const { examId, ...formData } = info.data.data;
    setStep(addingSteps[1]);
    const fees = await askItems({ params: { id: examId } }, true);
    if (!fees.data) return undefined;
    setStep(addingSteps[2]);
    return { examId, formData, options };
  }

  async function lookUp(chosen: Chosen): Promise<Found | 'failed' | 'gone'> {
    const exam = await found(chosen);
    setStep(undefined);
    return left.current ? 'gone' : (exam ?? 'failed');
  }

  return { step, lookUp };
}
