import {
  type ExamEntry,
  examEntry,
  examFieldsOf,
  type FieldError,
  type FormDefinition,
  type PageAnswers,
} from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { type Exam, examOf } from './exam';

const notOffered = ({ formData }: ExamEntry) =>
  `${formData.subject.name} (${formData.option.code}) cannot be entered in ${formData.series.name}. Please delete it or choose another.`;
const enteredTwice = ({ subject, option }: Exam['choice']) =>
  `${subject.name} (${option.code}) is entered twice. Please delete one of them.`;

/**
 * The exams in a form's answers, and the answers with each exam described by the catalogue, whatever was sent of it.
 * Throws 422 with each field that has an exam which is not offered, or twice.
 */
export async function enteredExams(
  trx: Trx,
  definition: FormDefinition,
  answers: readonly PageAnswers[],
): Promise<{ pages: PageAnswers[]; exams: Exam[] }> {
  const asked = examFieldsOf(definition);
  const exams: Exam[] = [];
  const errors: FieldError[] = [];
  const pages: PageAnswers[] = [];
  for (const { name: page, values } of answers) {
    const described = { ...values };
    for (const { field } of asked.filter((each) => each.page === page)) {
      const rows = examEntry.array().catch([]).parse(values[field]);
      const known: ExamEntry[] = [];
      for (const row of rows) {
        const exam = await examOf(trx, row.examId);
        if (!exam) errors.push({ page, field, message: notOffered(row) });
        else if (exams.some(({ id }) => id === exam.id)) {
          errors.push({ page, field, message: enteredTwice(exam.choice) });
        } else {
          exams.push(exam);
          known.push({ id: row.id, examId: exam.id, formData: exam.choice });
        }
      }
      described[field] = known;
    }
    pages.push({ name: page, values: described });
  }
  if (errors.length > 0) {
    throw new HttpError(422, 'answers-wrong', errors.map(({ message }) => message).join(' '), { errors });
  }
  return { pages, exams };
}
