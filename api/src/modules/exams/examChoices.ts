import {
  type ExamChoiceQuery,
  type ExamOption,
  type ExamPaper,
  idsNeeded,
  type Level,
  type Series,
  type Subject,
  stageOn,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { boards, levels } from './catalogue/specification';
import { datesOfSubject, keyDatesKnown } from './keyDates';
import { seriesAhead } from './series';

/** What can be chosen in one step of the cascade. Throws 400 naming an id that is missing, 404 for one that isn't. */
export async function examChoices(db: Database, query: ExamChoiceQuery): Promise<ExamOption[] | Subject[] | Level[]> {
  for (const id of idsNeeded[query.name]) {
    if (!query[id]) {
      const message = `${id} is needed to choose the ${query.name}.`;
      throw new HttpError(400, 'missing-id', message, { errors: [{ path: id, message }] });
    }
  }
  const offered = await offeredIn(db, query.seriesId ?? '');
  const inLevel = offered.filter(({ level }) => level === query.levelId);
  const inBoard = inLevel.filter(({ board }) => board === query.boardId);
  switch (query.name) {
    case 'level':
      return titled(levels, new Set(offered.map(({ level }) => level)));
    case 'board':
      if (inLevel.length === 0) throw notFound('level in this series');
      return titled(boards, new Set(inLevel.map(({ board }) => board)));
    case 'subject':
      if (inBoard.length === 0) throw notFound('board at this level');
      return inBoard.map(({ id, name, code }) => ({ id, name, code }));
    case 'option':
      if (!offered.some(({ id }) => id === query.specId)) throw notFound('subject in this series');
      return optionsOf(db, query.specId ?? '');
  }
}

/** The papers of a specification, in the board's order. Throws 404 for an unknown one. */
export async function papersOf(db: Database, specificationId: string): Promise<ExamPaper[]> {
  const papers = await db
    .selectFrom('examPapers')
    .select(['id', 'name', 'code', 'type'])
    .where('specificationId', '=', specificationId)
    .orderBy('position')
    .execute();
  if (papers.length === 0) throw notFound('subject');
  return papers.map((paper) => ({ ...paper, alternateName: null }));
}

/** The series that something can be entered in today, soonest first. */
export async function seriesOpen(db: Database): Promise<Series[]> {
  const specifications = await db.selectFrom('examSpecifications').select(['board', 'level', 'name']).execute();
  const isOpen = await openToday(db);
  return seriesAhead(today()).filter(({ id }) => specifications.some((each) => isOpen(id, each)));
}

/** Whether a subject can be entered in a series today. */
async function openToday(db: Database) {
  const known = await keyDatesKnown(db);
  return (seriesId: string, subject: Parameters<typeof datesOfSubject>[2]): boolean => {
    const dates = datesOfSubject(known, seriesId, subject);
    return dates !== undefined && stageOn(dates, today()) !== undefined;
  };
}

async function offeredIn(db: Database, seriesId: string) {
  if (!seriesAhead(today()).some(({ id }) => id === seriesId)) throw notFound('exam series ahead');
  const isOpen = await openToday(db);
  const all = await db.selectFrom('examSpecifications').selectAll().orderBy('name').orderBy('code').execute();
  return all.filter((each) => isOpen(seriesId, each));
}

async function optionsOf(db: Database, specificationId: string): Promise<ExamOption[]> {
  const options = await db
    .selectFrom('examOptions')
    .select(['id', 'name', 'code'])
    .where('specificationId', '=', specificationId)
    .orderBy('position')
    .execute();
  const papers = await db
    .selectFrom('examOptionPapers')
    .innerJoin('examPapers', 'examPapers.id', 'examOptionPapers.paperId')
    .select(['examOptionPapers.optionId', 'examPapers.id', 'examPapers.name', 'examPapers.code'])
    .where('examPapers.specificationId', '=', specificationId)
    .orderBy('examPapers.position')
    .execute();
  return options.map((option) => {
    const components = papers
      .filter(({ optionId }) => optionId === option.id)
      .map(({ id, name, code }) => ({ id, name, code }));
    return { ...option, componentIds: components.map(({ id }) => id), components };
  });
}

const titled = (titles: Record<string, string>, ids: ReadonlySet<string>): Level[] =>
  Object.entries(titles)
    .filter(([id]) => ids.has(id))
    .map(([id, title]) => ({ id, title }));
