import {
  type Acceptance,
  DEFAULT_DEPARTMENT,
  type ExamEntry,
  type ExamsSubmission,
  type ExamsSubmissionHeaders,
  type PageAnswers,
  type PaymentMethod,
} from '@forms/shared/contract';
import { idempotencyKey } from '@forms/shared/store';

type Answers = readonly PageAnswers[];

/** A field's answer as text, from whichever page has it; empty where there is none. */
function answerOf(answers: Answers, field: string): string {
  const value = answers.map(({ values }) => values[field]).find((one) => one !== undefined && one !== null);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The exams form's body: its pages, then the way to pay and what was declared. */
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

/** Where whoever pays lives: the payment address where one was given, else the candidate's. */
export function payerAddress(answers: Answers) {
  const block = answerOf(answers, 'pay_address_1') ? 'pay_address' : 'address';
  const line = (number: 1 | 2 | 3 | 4) => answerOf(answers, `${block}_${number}`);
  return { line1: line(1), line2: line(2), line3: line(3), postcode: line(4) };
}

let first: { answers: string; method: PaymentMethod } | undefined;

/**
 * The way to pay that these answers are sent with: the first one that was chosen for them. Sent again under another
 * they would be another submission, and a second enquiry if only the answer to the first was lost; what is chosen
 * later is told to the server as a choice.
 */
export function sentWith(answers: Answers, chosen: PaymentMethod): PaymentMethod {
  const text = JSON.stringify(answers);
  if (first?.answers !== text) first = { answers: text, method: chosen };
  return first.method;
}
