import {
  type CascadeStep,
  cascadeSteps,
  type ExamChoice,
  type ExamChoiceQuery,
  idsNeeded,
  stepsAfter,
} from '@forms/shared/contract';

/** What is chosen so far on the way to an exam. */
export type Chosen = { [Step in CascadeStep]?: ExamChoice[Step] | undefined };

/** A choice in one step; `undefined` takes it back. */
export type Choice = { [Step in CascadeStep]: { step: Step; value: ExamChoice[Step] | undefined } }[CascadeStep];

/** The cascade's reducer: the choice stands, and those of all later steps fall away. */
export function choose(chosen: Chosen, { step, value }: Choice): Chosen {
  const later: readonly string[] = stepsAfter(step);
  return { ...Object.fromEntries(Object.entries(chosen).filter(([name]) => !later.includes(name))), [step]: value };
}

/** What to ask the server for a step; nothing while a choice that it rests on is missing. */
export function questionFor(
  step: ExamChoiceQuery['name'],
  { series, level, board, subject }: Chosen,
): { body: ExamChoiceQuery } | undefined {
  const ids = { seriesId: series?.id, levelId: level?.id, boardId: board?.id, specId: subject?.id };
  const needed = idsNeeded[step].map((name) => [name, ids[name]]);
  return needed.every(([, id]) => id) ? { body: { name: step, ...Object.fromEntries(needed) } } : undefined;
}

/** The choices with the subject's only option standing as chosen, where it has just one. */
export function withOnlyOption(chosen: Chosen, options: readonly ExamChoice['option'][] | undefined): Chosen {
  const [only, ...others] = options ?? [];
  return !chosen.option && only && others.length === 0 ? { ...chosen, option: only } : chosen;
}

/** The choices with the only series that is open standing as chosen, where there is just one. */
export function withOnlySeries(chosen: Chosen, series: readonly ExamChoice['series'][] | undefined): Chosen {
  const [only, ...others] = series ?? [];
  return !chosen.series && only && others.length === 0 ? { ...chosen, series: only } : chosen;
}

/** The first step that still needs a choice. */
export const missingStep = (chosen: Chosen): CascadeStep | undefined => cascadeSteps.find((step) => !chosen[step]);
