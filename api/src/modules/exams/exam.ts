import {
  accountOf,
  boards,
  CURRENCY,
  type EntryStage,
  type ExamChoice,
  type InvoiceItem,
  type KeyDates,
  levels,
  type Exam as OfferedExam,
  type OfferKind,
  stageOn,
  surchargeOf,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { keyDatesKnown } from './keyDates';
import { datesOfOffer } from './offerDates';
import { offersOf } from './offers/offered';
import { rulesIn } from './offers/storedOffers';
import { seriesAhead } from './series';

/** What a candidate is entered for: an option in a series. `price` and the board's part of it, where that is known, in pence. */
export interface Exam {
  id: string;
  choice: ExamChoice;
  kind: OfferKind;
  price: number;
  boardFee: number | null;
  dates: KeyDates;
  /** The stage that entries are in today; undefined where none is taken. */
  stage: EntryStage | undefined;
}

/** An exam's id, made of its series' and its option's. */
export const examId = (seriesId: string, optionId: string): string => `${seriesId}.${optionId}`;

/** The exam of an id; nothing where there is no such exam, or its series is over or doesn't examine it. */
export async function examOf(db: Database, id: string): Promise<Exam | undefined> {
  const series = seriesAhead(today()).find((each) => id.startsWith(`${each.id}.`));
  if (!series) return undefined;
  const found = await offersOf(db)
    .where('examOptions.id', '=', id.slice(series.id.length + 1))
    .executeTakeFirst();
  const dates = found && datesOfOffer(await keyDatesKnown(db), series.id, { ...found, ...rulesIn(found) });
  if (!dates) return undefined;
  return {
    id,
    kind: found.kind,
    price: found.price,
    boardFee: found.boardFee,
    dates,
    stage: stageOn(dates, today()),
    choice: {
      series,
      level: { id: found.level, title: levels[found.level] },
      board: { id: found.board, title: boards[found.board] },
      subject: { id: found.subjectId, name: found.subject, code: found.specification },
      option: { id: found.id, name: found.name, code: found.code },
    },
  };
}

/** Every exam of a series ahead, whether entries are open or not. Throws 404 for another series. */
export async function examsIn(db: Database, seriesId: string): Promise<OfferedExam[]> {
  if (!seriesAhead(today()).some(({ id }) => id === seriesId)) throw notFound('exam series ahead');
  const known = await keyDatesKnown(db);
  const options = await offersOf(db).execute();
  return options
    .filter((option) => datesOfOffer(known, seriesId, { ...option, ...rulesIn(option) }))
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

/** What the stage of today adds to an exam's price, in pence. */
export function lateFeeOf({ stage, boardFee }: Pick<Exam, 'stage' | 'boardFee'>): number {
  const surcharge = stage && surchargeOf(stage, boardFee);
  return surcharge ? surcharge.board + surcharge.centre : 0;
}

/** The words that an exam has on an invoice. */
export function lineOf({ series, level, board, subject, option }: ExamChoice): string {
  const way = option.code === subject.code ? '' : `, ${option.name}`;
  return `${level.title} ${subject.name} (${board.title} ${subject.code}${way}), ${series.name}`;
}

/** What an exam puts on the invoice: its price, and what the stage of today adds to it. */
export function invoiceItemsOf(exam: Exam): InvoiceItem[] {
  const { id, choice, price, stage } = exam;
  const account = accountOf.exams;
  const booked = { type: 'exams', account, accountId: account.id, currency: CURRENCY } as const;
  const items: InvoiceItem[] = [{ id, metaType: 'standalone', ...booked, description: lineOf(choice), cost: price }];
  const cost = lateFeeOf(exam);
  if (stage && cost > 0) {
    const added = `${stage.name}, ${choice.level.title} ${choice.subject.name}`;
    items.push({ id: `${id}.stage`, metaType: 'subitem', ...booked, description: added, cost });
  }
  return items;
}
