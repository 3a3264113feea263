import { examSessions, type Sitting } from '../exams/offer';
import { sittingSaid } from '../exams/offerColumns';
import { keysOf } from '../exams/qualification';
import type { TimetabledPaper } from './entries';

/** A paper at one of the times at which a candidate sits it. `paperId` is one board's, at one level. */
export interface SatPaper extends Sitting {
  paperId: string;
}

/** The other papers among a candidate's that are sat on the same day in the same session. The same paper, entered twice, is no clash. */
export const clashingWith = <Paper extends SatPaper>(
  { paperId, on, session }: SatPaper,
  papers: readonly Paper[],
): Paper[] => papers.filter((other) => other.paperId !== paperId && other.on === on && other.session === session);

const order = keysOf(examSessions);
/** By day, and within it by session. */
export const byTime = (one: Sitting, other: Sitting): number =>
  one.on.localeCompare(other.on) || order.indexOf(one.session) - order.indexOf(other.session);

/** Each clash of an entry's papers in words, as `8300/1H on 17 May 2027 am: Physics A H556/01`. */
export const clashesSaid = (timetable: readonly TimetabledPaper[]): string[] =>
  timetable.flatMap(({ code, sittings }) =>
    sittings
      .filter(({ clashes }) => clashes.length > 0)
      .map((sitting) => `${code} on ${sittingSaid(sitting)}: ${sitting.clashes.join(', ')}`),
  );
