import {
  type Acceptance,
  type ExamEntry,
  type ExamsSubmitted,
  IDEMPOTENCY_HEADER,
  JOURNEY_HEADER,
  type PageAnswers,
  type PaymentMethod,
  type PaymentRecord,
  paymentMethods,
} from '@forms/shared/contract';
import { useAppDispatch } from '@forms/shared/platform/store';
import { useMemo, useState } from 'react';
import { calls } from '../calls';
import { applicationKey, headersOf, sentWith, submissionOf } from './submission';

/**
 * The application on its way to the server: stored once, however often an answer is lost, a mind is changed or a page
 * is left and come back to; with other answers it takes the place of the `earlier` one. Both functions reject with the
 * call that failed. `declared` is what was ticked, `origin` says which filling in of which form it comes from.
 */
export function useApplication(
  answers: readonly PageAnswers[],
  exams: readonly ExamEntry[],
  declared: Acceptance[],
  origin: { journey: string; headers: Record<string, string> },
) {
  const { journey } = origin;
  const dispatch = useAppDispatch();
  const keys = useMemo(
    () => paymentMethods.map((method) => applicationKey(journey, answers, method)),
    [journey, answers],
  );
  const sent = calls.useExamsSentQuery({ body: { keys, journey } }, { refetchOnMountOrArgChange: true });
  const found = sent.currentData?.application ?? undefined;
  const [submit] = calls.useExamsSubmitMutation();
  const [choosePayment] = calls.useExamsChoosePaymentMutation();
  const [stored, setStored] = useState<ExamsSubmitted>();
  const enquiry = stored ?? found;
  const earlier = enquiry ? undefined : (sent.currentData?.earlier ?? undefined);

  async function store(method: PaymentMethod): Promise<ExamsSubmitted> {
    if (enquiry) return enquiry;
    // Sent unasked, it could become a second application of who chose another way before.
    const { application } = sent.isFetching || !sent.data ? await sent.refetch().unwrap() : sent.data;
    if (application) return application;
    const sentMethod = dispatch(sentWith(answers, method));
    const body = submissionOf(answers, sentMethod, declared);
    const headers = {
      ...headersOf(answers, exams),
      ...origin.headers,
      [JOURNEY_HEADER]: journey,
      [IDEMPOTENCY_HEADER]: applicationKey(journey, answers, sentMethod),
    };
    const submitted = await submit({ body, headers }).unwrap();
    setStored(submitted);
    return submitted;
  }

  /**
   * Settles on a way without a card. A callback is arranged by the submission itself, unless that named another way; what
   * comes to nothing needs no way.
   */
  async function arrange(method: 'bacs' | 'callback', record: (application: ExamsSubmitted) => PaymentRecord) {
    const application = await store(method);
    const isArranged = method === 'callback' && application.paymentMethod === 'callback' && !application.paid;
    if (!isArranged && application.paymentMethod !== null)
      await choosePayment({ body: { ...record(application), paymentMethod: method, declarations: declared } }).unwrap();
    return application;
  }

  /** The server asks for another amount than when it stored the application. */
  const correct = (owing: number) => setStored(enquiry && { ...enquiry, owing, amount: enquiry.received + owing });

  // Where that cannot be learnt now, it is asked before anything is sent.
  const isKnown = enquiry !== undefined || !sent.isFetching;

  return { enquiry, earlier, found, isKnown, store, arrange, correct };
}
