import {
  authors,
  type Campus,
  campusOfDepartment,
  DEPARTMENT_FIELD,
  type EntryState,
  type ExamChoice,
  fold,
  type PageAnswers,
} from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { now } from '../../platform/time';
import { candidateIn } from '../candidates/candidateIn';
import { answerNamed } from '../enquiries/answerNamed';
import type { EnteredExam } from '../exams/enteredExam';
import type { Qualification } from '../exams/keyDates';
import { papersOfOptions } from '../exams/optionPapers';
import { namedAs } from './namedAs';

/** An exam to be entered for, with what was asked for it in pence; null where that is not known. */
interface NewEntry {
  choice: ExamChoice;
  price: number | null;
  boardFee: number | null;
  lateFee: number;
}

/** The application that entries are made with. */
interface Application {
  id: string;
  reference: string;
  pages: readonly PageAnswers[];
}

/** Writes an application's entries, with its papers as the catalogue has them now. Those that are known already stay as they are. */
export async function keepEntries(
  trx: Trx,
  { id: enquiryId, reference, pages }: Application,
  exams: readonly NewEntry[],
  state: EntryState = 'requested',
): Promise<void> {
  if (exams.length === 0) return;
  const papers = await papersOfOptions(
    trx,
    exams.map(({ choice }) => choice.option.id),
  );
  const shared = {
    ...{ enquiryId, reference: fold(reference), named: namedAs(candidateIn(pages)), state, version: 1 },
    ...{ campus: campusOf(pages), changedAt: now(), changedBy: authors.applicant, boardVersion: 0 },
  };
  await trx
    .insertInto('examEntries')
    .values(
      exams.map(({ choice, price, boardFee, lateFee }, at): Tables['examEntries'] => {
        const { series, subject, option } = choice;
        const exam: EnteredExam = { subject, option, papers: papers.get(option.id) ?? [] };
        return {
          ...shared,
          ...qualificationOf(choice),
          id: `${enquiryId}.${String(at + 1).padStart(3, '0')}`,
          ...{ seriesId: series.id, seriesName: series.name, optionId: option.id, exam: JSON.stringify(exam) },
          ...{ price, boardFee, lateFee },
        };
      }),
    )
    .onConflict((known) => known.column('id').doNothing())
    .execute();
}

const campusOf = (pages: readonly PageAnswers[]): Campus | null =>
  campusOfDepartment[answerNamed(DEPARTMENT_FIELD, pages) ?? ''] ?? null;

/** Ids of boards and levels are the catalogue's, which is where each choice comes from. */
const qualificationOf = ({ board, level }: ExamChoice) => ({ board: board.id, level: level.id }) as Qualification;
