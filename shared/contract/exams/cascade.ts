import type { ExamChoiceQuery, ExamOption } from './exam';

/** The steps of the exam entry cascade, in order. Choosing one clears all after it. */
export const cascadeSteps = ['series', 'level', 'board', 'subject', 'option'] as const;
export type CascadeStep = (typeof cascadeSteps)[number];

/** The steps whose choices fall away when `step` is chosen anew. */
export const stepsAfter = (step: CascadeStep): readonly CascadeStep[] =>
  cascadeSteps.slice(cascadeSteps.indexOf(step) + 1);

/** The ids that each step of `POST /webforms/exams/data` needs; the server answers 400 naming the one that is missing. */
export const idsNeeded = {
  level: ['seriesId'],
  board: ['seriesId', 'levelId'],
  subject: ['seriesId', 'levelId', 'boardId'],
  option: ['seriesId', 'specId'],
} as const satisfies Record<ExamChoiceQuery['name'], readonly (keyof ExamChoiceQuery)[]>;

/** The option whose component set is exactly the chosen papers, in any order; none where the set fits no option. */
export function optionOfPapers(options: readonly ExamOption[], paperIds: readonly string[]): ExamOption | undefined {
  const chosen = new Set(paperIds);
  return options.find(
    (option) => option.componentIds.length === chosen.size && option.componentIds.every((id) => chosen.has(id)),
  );
}

export const PAPERS_NOT_FOUND = {
  title: 'Not found',
  message: 'Please select all of the papers that make up your course',
} as const;

/** What the progress bar counts for each exam while exams are added. */
export const PROGRESS_STEPS_PER_EXAM = 3;
