import {
  type Campus,
  type CollegeDay,
  type CollegeDayKind,
  campusNames,
  collegeDayKinds,
  type KeyDates,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { examDays } from '../exam-documents/examDays';
import { seriesDates } from '../exams/seriesDates';

/** The days ahead that matter to the college, soonest first. `campus` is that of entries which name none. */
export async function collegeDays(db: Database, campus: Campus): Promise<CollegeDay[]> {
  const days = [...(await deadlines(db)), ...(await papers(db, campus))];
  return days
    .filter(({ on }) => on >= today())
    .sort((one, other) => one.on.localeCompare(other.on) || one.title.localeCompare(other.title));
}

/** What is on which day of the dates of a board: the centre's own days, by which everybody works here. */
const daysOf = ({
  opens,
  stages,
  amendments,
  withdrawals,
}: KeyDates): { kind: CollegeDayKind; on: string; name: string }[] => [
  { kind: 'opens', on: opens, name: '' },
  ...stages.map(({ name, until }) => ({ kind: 'stage' as const, on: until.centre, name })),
  ...(amendments ? [{ kind: 'amendments' as const, on: amendments.centre, name: '' }] : []),
  ...(withdrawals ? [{ kind: 'withdrawals' as const, on: withdrawals.centre, name: '' }] : []),
];

/** Of boards that keep the same day of a series, one day with all of them. */
async function deadlines(db: Database): Promise<CollegeDay[]> {
  const found = new Map<string, { day: Omit<CollegeDay, 'about'>; levels: Map<string, string[]> }>();
  for (const { series, rows } of await seriesDates(db)) {
    for (const { board, level, dates } of rows) {
      for (const { kind, on, name } of dates ? daysOf(dates) : []) {
        const key = [series.id, kind, name, on].join('.').replace(/[^\w.-]/g, '-');
        const said = name === '' ? collegeDayKinds[kind] : `${collegeDayKinds[kind]} (${name})`;
        const day = { key, on, kind, title: `${series.name}: ${said}` };
        const known = found.get(key) ?? { day, levels: new Map() };
        found.set(key, known);
        known.levels.set(board.title, [...(known.levels.get(board.title) ?? []), level.title]);
      }
    }
  }
  return [...found.values()].map(({ day, levels }) => ({
    ...day,
    about: [...levels].map(([board, titles]) => `${board}: ${titles.join(', ')}`),
  }));
}

const sessions = { am: 'in the morning', pm: 'in the afternoon', evening: 'in the evening' } as const;

async function papers(db: Database, usual: Campus): Promise<CollegeDay[]> {
  return (await examDays(db, usual)).map(({ campus, on, session, papers: sat }) => ({
    key: ['papers', campus, on, session].join('.'),
    on,
    kind: 'papers' as const,
    title: `${collegeDayKinds.papers} ${sessions[session]}, ${campusNames[campus]}`,
    about: sat.map(({ named, entries }) => `${named}: ${entries} ${entries === 1 ? 'candidate' : 'candidates'}`),
  }));
}
