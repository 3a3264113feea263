import {
  type ExamEntry,
  type ExamsSubmitted,
  IDEMPOTENCY_HEADER,
  type PageAnswers,
  type PaymentMethod,
  type PaymentRecord,
} from '@forms/shared/contract';
import { idempotencyKey } from '@forms/shared/store';
import { useState } from 'react';
import { calls } from '../calls';
import { headersOf, sentWith, submissionOf } from './submission';

/**
 * The application on its way to the server: stored once, however often an answer is lost or a mind is changed.
 * Both functions reject with the call that failed. `origin` says which filling in of which form it comes from.
 */
export function useApplication(
  answers: readonly PageAnswers[],
  exams: readonly ExamEntry[],
  origin: { journey: string; headers: Record<string, string> },
) {
  const [submit] = calls.useExamsSubmitMutation();
  const [choosePayment] = calls.useExamsChoosePaymentMutation();
  const [enquiry, setEnquiry] = useState<ExamsSubmitted>();

  async function store(method: PaymentMethod): Promise<ExamsSubmitted> {
    if (enquiry) return enquiry;
    const body = submissionOf(answers, sentWith(answers, method));
    const key = idempotencyKey(origin.journey, body);
    const headers = { ...headersOf(answers, exams), ...origin.headers, [IDEMPOTENCY_HEADER]: key };
    const stored = await submit({ body, headers }).unwrap();
    setEnquiry(stored);
    return stored;
  }

  /** Settles on a way without a card. A callback is arranged by the submission itself, unless that named another way. */
  async function arrange(method: 'bacs' | 'callback', record: (stored: ExamsSubmitted) => PaymentRecord) {
    const saidBySubmission = !enquiry && method === 'callback' && sentWith(answers, method) === 'callback';
    const stored = await store(method);
    if (!saidBySubmission || stored.paid)
      await choosePayment({ body: { ...record(stored), paymentMethod: method } }).unwrap();
  }

  /** The server names another amount than it did when it stored the application. */
  const correct = (amount: number) => setEnquiry((stored) => stored && { ...stored, amount });

  return { enquiry, store, arrange, correct };
}
