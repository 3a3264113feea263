import {
  accountOf,
  CURRENCY,
  type ExamChoice,
  type InvoiceItem,
  type Exam as OfferedExam,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { boards, levels } from './catalogue/specification';
import { isExamined, seasonOf, seriesAhead } from './series';

/** What a candidate is entered for: an option in a series. `price` in pence. */
export interface Exam {
  id: string;
  choice: ExamChoice;
  price: number;
}

/** An exam's id, made of its series' and its option's. */
export const examId = (seriesId: string, optionId: string): string => `${seriesId}.${optionId}`;

/** The exam of an id; nothing where there is no such exam, or its series is over or doesn't offer it. */
export async function examOf(db: Database, id: string): Promise<Exam | undefined> {
  const series = seriesAhead(today()).find((each) => id.startsWith(`${each.id}.`));
  if (!series) return undefined;
  const found = await db
    .selectFrom('examOptions')
    .innerJoin('examSpecifications', 'examSpecifications.id', 'examOptions.specificationId')
    .select(['examSpecifications.id', 'board', 'level', 'examSpecifications.code', 'examSpecifications.name'])
    .select(['examOptions.id as optionId', 'examOptions.code as optionCode', 'examOptions.name as optionName', 'price'])
    .where('examOptions.id', '=', id.slice(series.id.length + 1))
    .executeTakeFirst();
  if (!found || !isExamined(seasonOf(series.id), found)) return undefined;
  return {
    id,
    price: found.price,
    choice: {
      series,
      level: { id: found.level, title: levels[found.level] },
      board: { id: found.board, title: boards[found.board] },
      subject: { id: found.id, name: found.name, code: found.code },
      option: { id: found.optionId, name: found.optionName, code: found.optionCode },
    },
  };
}

/** Every exam of a series ahead. Throws 404 for another series. */
export async function examsIn(db: Database, seriesId: string): Promise<OfferedExam[]> {
  if (!seriesAhead(today()).some(({ id }) => id === seriesId)) throw notFound('exam series ahead');
  const options = await db
    .selectFrom('examOptions')
    .innerJoin('examSpecifications', 'examSpecifications.id', 'examOptions.specificationId')
    .select(['board', 'level', 'examSpecifications.name as subject'])
    .select(['examOptions.id', 'examOptions.code', 'examOptions.name', 'price'])
    .orderBy('examSpecifications.name')
    .orderBy('examOptions.code')
    .execute();
  return options
    .filter(({ board, level, subject }) => isExamined(seasonOf(seriesId), { board, level, name: subject }))
    .map(({ id, code, level, board, name, subject, price }) => ({
      id: examId(seriesId, id),
      code,
      level: levels[level],
      board: boards[board],
      name,
      subject,
      cost: price,
    }));
}

/** What an exam puts on the invoice. */
export function invoiceItemsOf({ id, choice, price }: Exam): InvoiceItem[] {
  const { series, level, board, subject, option } = choice;
  const way = option.code === subject.code ? '' : `, ${option.name}`;
  const description = `${level.title} ${subject.name} (${board.title} ${subject.code}${way}), ${series.name}`;
  const account = accountOf.exams;
  const booked = { type: 'exams', account, accountId: account.id } as const;
  return [{ id, metaType: 'standalone', ...booked, currency: CURRENCY, description, cost: price }];
}
