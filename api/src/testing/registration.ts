import {
  type Acceptance,
  type ExamEntry,
  type ExamOption,
  type ExamsSubmission,
  type ExamsSubmitted,
  isAssessedByCentre,
  type PageAnswers,
  type PaymentMethod,
  type Subject,
} from '@forms/shared/contract';
import { seededTerms } from '../modules/forms/seededTerms';
import { declarationsOf } from '../modules/payments/declarations';
import type { Served } from './startServer';

/** The first exam that the cascade offers for a subject in the summer ahead, as a browser would enter it. */
export async function examEntry(
  server: Pick<Served, 'send'>,
  level: string,
  board: string,
  code: string,
): Promise<ExamEntry> {
  const series = (await (await server.send('/api/webforms/exams/series')).json()) as { id: string; name: string }[];
  const seriesId = series.find(({ id }) => id.startsWith('summer'))?.id ?? '';
  const choices = async <Row>(json: object): Promise<Row[]> => {
    const response = await server.send('/api/webforms/exams/data', { json: { seriesId, ...json } });
    return response.json() as Promise<Row[]>;
  };
  const subjects = await choices<Subject>({ name: 'subject', levelId: level, boardId: board });
  const specId = subjects.find((subject) => subject.code === code)?.id ?? '';
  const [option] = await choices<ExamOption>({ name: 'option', specId });
  const response = await server.send('/api/webforms/exam/option/tableinfo', {
    json: { optionId: option?.id ?? '', seriesId },
  });
  const { data } = (await response.json()) as { data: ExamEntry['formData'] & { examId: string } };
  const { examId, ...formData } = data;
  const way = option?.components.some(isAssessedByCentre) ? { coursework: 'here' as const } : {};
  return { id: '1', examId, formData, ...way };
}

/** What a candidate answers, page by page, with these exams. */
export const answers = (exams: readonly unknown[]): PageAnswers[] => [
  { name: 'start', values: { filledBy: 'student' } },
  {
    name: 'candidate',
    values: {
      firstName: 'Zoë',
      lastName: 'Młyńska',
      dateOfBirth: '2000-02-29',
      sex: 'Female',
      email: 'zoe@example.org',
      phone: '+447700900123',
    },
  },
  {
    name: 'addresses',
    values: {
      address_1: '1 High Street',
      address_3: 'Oxford',
      address_4: 'OX1 1AA',
      address_country: 'United Kingdom',
      payAddressSame: true,
    },
  },
  {
    name: 'exams',
    values: { department: '1', programmeType: 'exams', exams, takenBefore: false },
  },
  { name: 'arrangements', values: { needsArrangements: false, privacy: true } },
];

/** Every declaration, ticked just now. */
export const allDeclared = (): Acceptance[] =>
  declarationsOf(seededTerms()).map(({ id, version }) => ({ id, version, acceptedAt: new Date().toISOString() }));

/** What a browser says of the way to pay: who asks for a callback ticked nothing. */
const wayToPay = (paymentMethod: PaymentMethod) => ({
  paymentMethod,
  declarations: paymentMethod === 'callback' ? [] : allDeclared(),
});

/** The whole body of a registration. */
export const registration = (exams: readonly unknown[], paymentMethod: PaymentMethod = 'card'): ExamsSubmission => [
  ...answers(exams),
  wayToPay(paymentMethod),
];

/** Submits a registration that the server takes; `said` are further answers of a page. */
export async function register(
  server: Pick<Served, 'send'>,
  exams: readonly unknown[],
  paymentMethod: PaymentMethod = 'card',
  said: Record<string, Record<string, unknown>> = {},
): Promise<ExamsSubmitted> {
  const pages = answers(exams).map(({ name, values }) => ({ name, values: { ...values, ...said[name] } }));
  const response = await server.send('/api/webforms/exams/form/data', { json: [...pages, wayToPay(paymentMethod)] });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json() as Promise<ExamsSubmitted>;
}
