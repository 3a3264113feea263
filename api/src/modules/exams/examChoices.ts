import {
  boards,
  type ExamChoiceQuery,
  type ExamOption,
  type ExamPaper,
  idsNeeded,
  type Level,
  levels,
  type OfferedSubject,
  type Series,
  type Subject,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { seriesAhead } from './series';

/**
 * What can be chosen in one step of the cascade, of what is offered today. Throws 400 naming an id that is missing, 404 for
 * one that isn't.
 */
export async function examChoices(
  db: Database,
  offered: readonly OfferedSubject[],
  query: ExamChoiceQuery,
): Promise<ExamOption[] | Subject[] | Level[]> {
  for (const id of idsNeeded[query.name]) {
    if (!query[id]) {
      const message = `${id} is needed to choose the ${query.name}.`;
      throw new HttpError(400, 'missing-id', message, { errors: [{ path: id, message }] });
    }
  }
  if (!seriesAhead(today()).some(({ id }) => id === query.seriesId)) throw notFound('exam series ahead');
  const inSeries = offered.filter(({ series }) => series.some(({ id }) => id === query.seriesId));
  const inLevel = inSeries.filter(({ level }) => level.id === query.levelId);
  const inBoard = inLevel.filter(({ board }) => board.id === query.boardId);
  switch (query.name) {
    case 'level':
      return titled(levels, new Set(inSeries.map(({ level }) => level.id)));
    case 'board':
      if (inLevel.length === 0) throw notFound('level in this series');
      return titled(boards, new Set(inLevel.map(({ board }) => board.id)));
    case 'subject':
      if (inBoard.length === 0) throw notFound('board at this level');
      return [...new Map(inBoard.map(({ subject }) => [subject.id, subject])).values()];
    case 'option': {
      const inSubject = inSeries.filter(({ subject }) => subject.id === query.specId);
      if (inSubject.length === 0) throw notFound('subject in this series');
      return withPapers(
        db,
        inSubject.flatMap(({ options }) => options),
      );
    }
  }
}

/** The papers of a specification that any of its offers has, in the board's order. Throws 404 for an unknown one. */
export async function papersOf(db: Database, specificationId: string): Promise<ExamPaper[]> {
  const papers = await db
    .selectFrom('examPapers')
    .select(['id', 'name', 'code', 'type'])
    .where('specificationId', '=', specificationId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('examOptionPapers')
        .innerJoin('examOptions', 'examOptions.id', 'examOptionPapers.optionId')
        .select('paperId')
        .where('specificationId', '=', specificationId)
        .where('retiredAt', 'is', null),
    )
    .orderBy('position')
    .orderBy('code')
    .execute();
  if (papers.length === 0) throw notFound('subject');
  return papers.map((paper) => ({ ...paper, alternateName: null }));
}

/** The series that something can be entered in today, soonest first. */
export const seriesOpen = (offered: readonly OfferedSubject[]): Series[] =>
  seriesAhead(today()).filter(({ id }) => offered.some(({ series }) => series.some((each) => each.id === id)));

async function withPapers(db: Database, options: OfferedSubject['options']): Promise<ExamOption[]> {
  const ids = options.map(({ id }) => id);
  const papers = await db
    .selectFrom('examOptionPapers')
    .innerJoin('examPapers', 'examPapers.id', 'examOptionPapers.paperId')
    .select(['examOptionPapers.optionId', 'examPapers.id', 'examPapers.name', 'examPapers.code', 'examPapers.type'])
    .where('examOptionPapers.optionId', 'in', ids)
    .orderBy('examPapers.position')
    .orderBy('examPapers.code')
    .execute();
  return options.map(({ id: optionId, name, code }) => {
    const components = papers.filter((paper) => paper.optionId === optionId);
    return {
      ...{ id: optionId, name, code },
      componentIds: components.map(({ id }) => id),
      components: components.map(({ id, name, code, type }) => ({ id, name, code, type })),
    };
  });
}

const titled = (titles: Record<string, string>, ids: ReadonlySet<string>): Level[] =>
  Object.entries(titles)
    .filter(([id]) => ids.has(id))
    .map(([id, title]) => ({ id, title }));
