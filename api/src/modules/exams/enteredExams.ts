import {
  ageRuleSaid,
  answerOf,
  BIRTH_DATE_FIELD,
  type Campus,
  campusOf,
  type ExamEntry,
  examEntry,
  examFieldsOf,
  type FieldError,
  type FormDefinition,
  isAssessedByCentre,
  isEitherOr,
  isOldEnough,
  isSatAt,
  type PageAnswers,
  placesSaid,
  shownDay,
  today,
} from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { type Exam, examOf } from './exam';
import { papersOfOptions } from './optionPapers';
import { isFull } from './places';

const notOffered = ({ formData }: ExamEntry) =>
  `${formData.subject.name} (${formData.option.code}) cannot be entered in ${formData.series.name}. Please delete it or choose another.`;
/** What the answers say of the candidate: the day of birth, and the campus where the exams are to be sat. */
interface Candidate {
  birthDate: string;
  campus: Campus | undefined;
}

/** Why an exam that there is cannot be entered by a candidate; undefined where it can. */
function refusalOf(exam: Exam, { birthDate, campus }: Candidate): string | undefined {
  const { choice, dates, stage } = exam;
  const { subject, option, series } = choice;
  const named = `${subject.name} (${option.code}) in ${series.name}`;
  const closed = dates.stages.at(-1)?.until.centre ?? dates.opens;
  if (!stage) {
    return today() < dates.opens
      ? `Entries for ${named} open on ${shownDay(dates.opens)}. Please delete it or choose another.`
      : `Entries for ${named} closed on ${shownDay(closed)}. Please delete it or choose another.`;
  }
  if (!isSatAt(dates.campuses, campus)) {
    return `${named}: ${placesSaid(dates.campuses)} Please delete it or choose another.`;
  }
  const tooYoung = tooYoungSaid(exam, birthDate);
  return tooYoung && `${tooYoung} Please delete it or choose another.`;
}
/** What is said of an exam that has no place left. */
export const fullSaid = ({ choice: { subject, option, series } }: Exam): string =>
  `${subject.name} (${option.code}) in ${series.name} is full.`;
/** What is said of an exam that somebody born on a day is too young for; undefined where they are not. */
export function tooYoungSaid(
  { choice: { subject, option, series }, dates }: Exam,
  birthDate: string,
): string | undefined {
  if (!dates.age || birthDate === '' || isOldEnough(dates.age, birthDate)) return undefined;
  return `${subject.name} (${option.code}) in ${series.name}: ${ageRuleSaid(dates.age)}`;
}
const refusalOfFull = async (trx: Trx, exam: Exam) =>
  (await isFull(trx, exam)) ? `${fullSaid(exam)} Please delete it or choose another.` : undefined;
const noWaySaid = ({ choice: { subject, option } }: Exam) =>
  `${subject.name} (${option.code}): please edit it and say how its coursework, practical or speaking assessment is done.`;
/** Whether a centre assesses a part of an exam. */
async function hasPartByCentre(trx: Trx, { choice: { option } }: Exam): Promise<boolean> {
  return (await papersOfOptions(trx, [option.id])).get(option.id)?.some(isAssessedByCentre) ?? false;
}
const enteredTwice = ({ subject, option }: Exam['choice']) =>
  `${subject.name} (${option.code}) is entered twice. Please delete one of them.`;
const enteredBeside = ({ subject, option, series }: Exam['choice'], other: Exam['choice']) =>
  `${subject.name} (${option.code}) cannot be entered in ${series.name} beside ${other.option.code}, which is another tier or set of papers of the same subject. Please delete one of them.`;
/** Why an exam cannot be entered beside others; undefined where it can. */
function refusalBeside(exam: Exam, others: readonly Exam[]): string | undefined {
  if (others.some(({ id }) => id === exam.id)) return enteredTwice(exam.choice);
  const other = others.find((each) => isEitherOr(exam, each));
  return other && enteredBeside(exam.choice, other.choice);
}

/**
 * The exams in a form's answers, and the answers with each exam described by the catalogue, whatever was sent of it.
 * Throws 422 with each field that has an exam which cannot be entered today, not by this candidate, not beside another, twice, or is full.
 */
export async function enteredExams(
  trx: Trx,
  definition: FormDefinition,
  answers: readonly PageAnswers[],
): Promise<{ pages: PageAnswers[]; exams: Exam[] }> {
  const asked = examFieldsOf(definition);
  const candidate = { birthDate: answerOf(answers, BIRTH_DATE_FIELD), campus: campusOf(answers) };
  const exams: Exam[] = [];
  const errors: FieldError[] = [];
  const pages: PageAnswers[] = [];
  for (const { name: page, values } of answers) {
    const described = { ...values };
    for (const { field, withCoursework } of asked.filter((each) => each.page === page)) {
      const rows = examEntry.array().catch([]).parse(values[field]);
      const known: ExamEntry[] = [];
      for (const row of rows) {
        const exam = await examOf(trx, row.examId);
        const refusal = exam
          ? (refusalOf(exam, candidate) ?? (await refusalOfFull(trx, exam)) ?? refusalBeside(exam, exams))
          : notOffered(row);
        const saysWay = withCoursework && exam && (await hasPartByCentre(trx, exam));
        if (!exam || refusal) errors.push({ page, field, message: refusal ?? notOffered(row) });
        else if (saysWay && !row.coursework) {
          errors.push({ page, field, message: noWaySaid(exam) });
        } else {
          exams.push(exam);
          const way = saysWay ? { coursework: row.coursework } : {};
          known.push({ id: row.id, examId: exam.id, formData: exam.choice, ...way });
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
