import {
  type Acceptance,
  answerOf,
  type CardPaymentSuccess,
  DEFAULT_DEPARTMENT,
  type ExamEntry,
  type ExamsSubmission,
  type ExamsSubmissionHeaders,
  type PageAnswers,
  type PaymentMethod,
  payerOf,
} from '@forms/shared/contract';
import { idempotencyKey, type Store, sessionValue } from '@forms/shared/platform/store';

type Answers = readonly PageAnswers[];

/** The body of a form with an invoice: its pages, then the way to pay and what was declared. */
export const submissionOf = (
  answers: Answers,
  paymentMethod: PaymentMethod,
  declarations: Acceptance[],
): ExamsSubmission => [...answers, { paymentMethod, declarations }];

/** The key of an application: when its declarations were ticked makes it no other. */
export const applicationKey = (journey: string, answers: Answers, paymentMethod: PaymentMethod): string =>
  idempotencyKey(journey, [...answers, { paymentMethod }]);

/** What the submission says of itself in its headers, encoded: a header holds no letter above U+00FF. */
export function headersOf(answers: Answers, exams: readonly ExamEntry[]): Record<string, string> {
  const headers = {
    department: answerOf(answers, 'department') || DEFAULT_DEPARTMENT,
    examseries: [...new Set(exams.map(({ formData }) => formData.series.name))].join(', '),
    startdate: answerOf(answers, 'startDate'),
    programmetype: answerOf(answers, 'programmeType'),
  } satisfies Required<ExamsSubmissionHeaders>;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(value)]));
}

/** The address of who pays, as a card payment records it: a school's or company's begins with its name. */
export function payerAddress(answers: Answers): CardPaymentSuccess['address'] {
  const { organisation, line1, line2, line3, postcode } = payerOf(answers);
  if (organisation !== '') return { line1: organisation, line2: line1, line3, postcode };
  return { line1, line2, line3, postcode };
}

/** The way that was chosen first, and the answers that it was chosen for. */
const first = sessionValue<{ answers: string; method: PaymentMethod } | undefined>('exams/sent-with', undefined);

/**
 * The way to pay that these answers are sent with: the first one that was chosen for them. Sent again under another
 * they would be another submission, and a second enquiry if only the answer to the first was lost; what is chosen
 * later is told to the server as a choice.
 */
export const sentWith =
  (answers: Answers, chosen: PaymentMethod) =>
  (dispatch: Store['dispatch'], getState: Store['getState']): PaymentMethod => {
    const text = JSON.stringify(answers);
    const before = first.of(getState());
    if (before?.answers === text) return before.method;
    dispatch(first.set({ answers: text, method: chosen }));
    return chosen;
  };
