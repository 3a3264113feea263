import { setImmediate } from 'node:timers/promises';
import {
  boards,
  type EntryStage,
  type LevelId,
  levels,
  type OfferedStage,
  type OfferedSubject,
  offeredSubject,
  type Series,
  stageOn,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { AnswerText } from '../../platform/http/answerText';
import { examId } from './exam';
import { type AllDates, keyDatesKnown } from './keyDates';
import { datesOfOffer, type OfferRules } from './offerDates';
import { offersOf } from './offers/offered';
import { revisionOf } from './offers/revision';
import { rulesIn } from './offers/storedOffers';
import { fullExams } from './places';
import { seriesAhead } from './series';

/** So many subjects at a time: other calls have their turn in between. */
const SLICE = 50;

type Offered = Awaited<ReturnType<ReturnType<typeof offersOf>['execute']>>[number];

/** What candidates can enter for today and has a place left, read once for each state of these. */
export class ExamCatalogue {
  private read: { key: string; subjects: Promise<OfferedSubject[]>; answer?: Promise<AnswerText> } | undefined;

  constructor(private readonly db: Database) {}

  /** By level and name. A subject stands there once for each of the rules that its options have. */
  async subjects(): Promise<OfferedSubject[]> {
    return (await this.current()).subjects;
  }

  /** The same as text, which goes out many times. */
  async answer(): Promise<AnswerText> {
    const current = await this.current();
    current.answer ??= current.subjects.then(asText);
    return current.answer;
  }

  private async current() {
    const full = await fullExams(this.db);
    const key = [await revisionOf(this.db), today(), ...full].join(' ');
    if (this.read?.key !== key) {
      const read = { key, subjects: subjectsOffered(this.db, new Set(full)) };
      // What failed is tried anew by the next who asks.
      read.subjects.catch(() => {
        if (this.read === read) this.read = undefined;
      });
      this.read = read;
    }
    return this.read;
  }
}

async function asText(subjects: readonly OfferedSubject[]): Promise<AnswerText> {
  const parts: string[] = [];
  for await (const slice of slices(subjects)) {
    parts.push(
      ...offeredSubject
        .array()
        .parse(slice)
        .map((subject) => JSON.stringify(subject)),
    );
  }
  return AnswerText.packed(`[${parts.join(',')}]`);
}

async function* slices<T>(all: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < all.length; at += SLICE) {
    yield all.slice(at, at + SLICE);
    await setImmediate();
  }
}

async function subjectsOffered(db: Database, full: ReadonlySet<string>): Promise<OfferedSubject[]> {
  const known = await keyDatesKnown(db);
  const ahead = seriesAhead(today());
  const groups = new Map<string, Offered[]>();
  for (const level of Object.keys(levels) as LevelId[]) {
    for (const offer of await offersOf(db).where('level', '=', level).execute()) {
      const fullIn = ahead.filter(({ id }) => full.has(examId(id, offer.id))).map(({ id }) => id);
      const key = JSON.stringify([offer.subjectId, rulesIn(offer), fullIn]);
      const group = groups.get(key);
      if (group) group.push(offer);
      else groups.set(key, [offer]);
    }
    await setImmediate();
  }
  const subjects: OfferedSubject[] = [];
  for await (const some of slices([...groups.values()])) {
    subjects.push(...some.flatMap((group) => subjectOf(known, full, group)));
  }
  return subjects;
}

const asOffered = (stage: EntryStage): OfferedStage => ({ ...stage, until: stage.until.centre });

/** Offers of a subject that have the same rules, and are full in the same series; nothing where they cannot be entered today. */
function subjectOf(known: AllDates, full: ReadonlySet<string>, offers: readonly Offered[]): OfferedSubject[] {
  const [first] = offers;
  if (!first) return [];
  const series = seriesAhead(today())
    .filter(({ id }) => !full.has(examId(id, first.id)))
    .flatMap((each) => openSeries(known, each, { ...first, ...rulesIn(first) }));
  if (series.length === 0) return [];
  const { board, level, subjectId, subject, specification } = first;
  return [
    {
      level: { id: level, title: levels[level] },
      board: { id: board, title: boards[board] },
      subject: { id: subjectId, name: subject, code: specification },
      series,
      options: offers.map(({ id, name, code, kind, price, boardFee }) => ({ id, name, code, kind, price, boardFee })),
    },
  ];
}

function openSeries(known: AllDates, series: Series, rules: OfferRules): OfferedSubject['series'] {
  const dates = datesOfOffer(known, series.id, rules);
  const stage = dates && stageOn(dates, today());
  if (!stage) return [];
  const { age, campuses } = dates;
  const next = dates.stages[dates.stages.indexOf(stage) + 1];
  return [{ ...series, stage: asOffered(stage), next: next ? asOffered(next) : null, age, campuses }];
}
