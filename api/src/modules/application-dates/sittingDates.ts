import type { ApplicationDate, ExamSession } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { placedPapers } from '../exams/placedPapers';

/** Of an entry by which its papers and their times are known, and whether it stands. */
type Entered = Pick<Tables['examEntries'], 'seriesId' | 'board' | 'level' | 'exam' | 'state'>;

const kinds = { am: 'exam-am', pm: 'exam-pm', evening: 'exam-evening' } as const satisfies Record<
  ExamSession,
  ApplicationDate['kind']
>;

/**
 * The days on which the papers of entries are sat, as the catalogue has them now: a paper keeps its name when its board
 * moves it, so that calendars move it, too. Those of what is given up are not open.
 */
export async function sittingDates(
  db: Database,
  entries: readonly Entered[],
  isStanding: (entry: Entered) => boolean,
): Promise<(ApplicationDate & { isOpen: boolean })[]> {
  const papersOf = await placedPapers(db, entries);
  const found = new Map<string, ApplicationDate & { isOpen: boolean }>();
  for (const entry of entries) {
    for (const { paperId, named, name, sittings } of papersOf(entry)) {
      sittings.forEach(({ on, session }, at) => {
        const key = ['paper', entry.seriesId, paperId, ...(at > 0 ? [at + 1] : [])].join('-');
        const isOpen = isStanding(entry) || found.get(key)?.isOpen === true;
        found.set(key, {
          ...{ key, kind: kinds[session], day: on, amount: 0, of: `${named}: ${name}`, exams: [], isOpen },
        });
      });
    }
  }
  return [...found.values()];
}
