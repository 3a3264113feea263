import {
  ageRuleSaid,
  BIRTH_DATE_FIELD,
  type Campus,
  campusOfDepartment,
  DEPARTMENT_FIELD,
  type ExamEntry,
  examEntry,
  examFieldsOf,
  type FieldError,
  type FormDefinition,
  isAssessedByCentre,
  isOldEnough,
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
  birthDate: unknown;
  campus: Campus | undefined;
}

/** Why an exam that there is cannot be entered by a candidate; undefined where it can. */
function refusalOf({ choice, dates, stage }: Exam, { birthDate, campus }: Candidate): string | undefined {
  const { subject, option, series } = choice;
  const named = `${subject.name} (${option.code}) in ${series.name}`;
  const closed = dates.stages.at(-1)?.until.centre ?? dates.opens;
  if (!stage) {
    return today() < dates.opens
      ? `Entries for ${named} open on ${shownDay(dates.opens)}. Please delete it or choose another.`
      : `Entries for ${named} closed on ${shownDay(closed)}. Please delete it or choose another.`;
  }
  if (campus && !dates.campuses.includes(campus)) {
    return `${named}: ${placesSaid(dates.campuses)} Please delete it or choose another.`;
  }
  if (dates.age && typeof birthDate === 'string' && !isOldEnough(dates.age, birthDate)) {
    return `${named}: ${ageRuleSaid(dates.age)} Please delete it or choose another.`;
  }
  return undefined;
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

/**
 * The exams in a form's answers, and the answers with each exam described by the catalogue, whatever was sent of it.
 * Throws 422 with each field that has an exam which cannot be entered today, or not by this candidate, or twice, or is full.
 */
export async function enteredExams(
  trx: Trx,
  definition: FormDefinition,
  answers: readonly PageAnswers[],
): Promise<{ pages: PageAnswers[]; exams: Exam[] }> {
  const asked = examFieldsOf(definition);
  const answered = (name: string) => answers.map(({ values }) => values[name]).find(Boolean);
  const candidate = {
    birthDate: answered(BIRTH_DATE_FIELD),
    campus: campusOfDepartment[String(answered(DEPARTMENT_FIELD))],
  };
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
        const refusal = exam ? (refusalOf(exam, candidate) ?? (await refusalOfFull(trx, exam))) : notOffered(row);
        const saysWay = withCoursework && exam && (await hasPartByCentre(trx, exam));
        if (!exam || refusal) errors.push({ page, field, message: refusal ?? notOffered(row) });
        else if (exams.some(({ id }) => id === exam.id)) {
          errors.push({ page, field, message: enteredTwice(exam.choice) });
        } else if (saysWay && !row.coursework) {
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
