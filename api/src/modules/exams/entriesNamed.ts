import { enteredExams, type FormDefinition, type PageAnswers } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** An exam entry as a document names it. */
export interface NamedEntry {
  exam: string;
  /** The board's, of the option that was entered. */
  code: string;
  /** The codes of its papers, as far as the catalogue still has them. */
  papers: string[];
}

/** The exams in a form's answers, in their order, with the papers that each is made up of. */
export async function entriesNamed(
  db: Database,
  definition: FormDefinition,
  answers: readonly PageAnswers[],
): Promise<NamedEntry[]> {
  const entries = enteredExams(definition, answers);
  if (entries.length === 0) return [];
  const papers = await db
    .selectFrom('examOptionPapers')
    .innerJoin('examPapers', 'examPapers.id', 'examOptionPapers.paperId')
    .select(['optionId', 'code', 'examPapers.name'])
    .where(
      'optionId',
      'in',
      entries.map(({ formData }) => formData.option.id),
    )
    .orderBy('position')
    .execute();
  return entries.map(({ formData: { series, level, board, subject, option } }) => ({
    exam: `${level.title} ${subject.name}, ${board.title}, ${series.name}`,
    code: option.code,
    papers: papers.filter(({ optionId }) => optionId === option.id).map(({ code, name }) => `${code} ${name}`),
  }));
}
