import * as z from '@forms/shared/platform/zod';
import { type Campus, campuses, campusNamed, type Language } from '../product';
import { rowVersion } from '../rowVersion';
import { shownDay } from '../shownDay';
import { series } from './exam';

export const keyDateMessages = {
  afterBoard: 'Our last day is after the board’s',
  inOrder: 'Is before the stage above it ends',
  beforeOpening: 'Is before entries open',
} as const;

/** The last day on which the centre takes something, and the board's own. */
const lastDay = z.object({ centre: z.iso.date('Please enter a date'), board: z.iso.date('Please enter a date') });
export type LastDay = z.infer<typeof lastDay>;
const isInTime = ({ centre, board }: LastDay) => board === '' || centre <= board;
const tooLate = { path: ['centre'], error: keyDateMessages.afterBoard };

const percent = z.int('Please enter a whole number').min(0, 'At least 0').max(500, 'At most 500');
const share = z.int('Please enter a whole number').min(0, 'At least 0').max(100, 'At most 100');
const pence = z.int().min(0, 'At least 0').max(1_000_000, 'At most £10,000');

/**
 * A stage of entering, up to its last day, and what an entry costs more in it: a share of the board's fee, and sums of the
 * board's and of the centre's own, in pence.
 */
export const entryStage = z.object({
  name: z.string().trim().min(1, 'Please enter a name').max(40),
  until: lastDay.refine(isInTime, tooLate),
  boardPercent: percent,
  boardAdds: pence,
  centreAdds: pence,
});
export type EntryStage = z.infer<typeof entryStage>;

/** Only candidates who have had so many birthdays by a day may enter. */
export const ageRule = z.object({
  years: z.int('Please enter a whole number').min(1).max(99),
  on: z.iso.date('Please enter a date'),
});
export type AgeRule = z.infer<typeof ageRule>;

export const MOST_STAGES = 4;

/**
 * When a board's qualifications are entered for in a series. The last stage's last day closes it. `withdrawals` give back
 * shares of what was paid, in per cent. `campuses` are those where its papers are sat. Without `subjects` all of them are examined, else only those of these names.
 */
export const keyDates = z
  .object({
    opens: z.iso.date('Please enter a date'),
    stages: z.array(entryStage).min(1, 'Please add a stage').max(MOST_STAGES),
    amendments: lastDay.refine(isInTime, tooLate).nullable(),
    withdrawals: lastDay.extend({ boardReturns: share, centreReturns: share }).refine(isInTime, tooLate).nullable(),
    campuses: z.array(z.enum(campuses)).min(1, 'Please choose where').max(campuses.length),
    subjects: z.array(z.string().trim().min(1).max(100)).max(50),
    age: ageRule.nullable(),
  })
  .superRefine(({ opens, stages }, context) => {
    stages.forEach(({ until }, at) => {
      const before = stages[at - 1]?.until;
      const message = at === 0 ? keyDateMessages.beforeOpening : keyDateMessages.inOrder;
      if (until.centre < (before?.centre ?? opens)) {
        context.addIssue({ code: 'custom', path: ['stages', at, 'until', 'centre'], message });
      }
      if (before && until.board < before.board) {
        context.addIssue({ code: 'custom', path: ['stages', at, 'until', 'board'], message });
      }
    });
  });
export type KeyDates = z.infer<typeof keyDates>;

/** The stage that entries are in on a day, as the centre takes them; undefined before they open and after they close. */
export const stageOn = ({ opens, stages }: Pick<KeyDates, 'opens' | 'stages'>, day: string): EntryStage | undefined =>
  day < opens ? undefined : stages.find(({ until }) => day <= until.centre);

/** What an entry costs more in a stage, in pence, the board's part and the centre's. An unknown board's fee adds nothing. */
export const surchargeOf = (
  { boardPercent, boardAdds, centreAdds }: Omit<EntryStage, 'name' | 'until'>,
  boardFee: number | null,
): { board: number; centre: number } => ({
  board: Math.round(((boardFee ?? 0) * boardPercent) / 100) + boardAdds,
  centre: centreAdds,
});

export const ageRuleSaid = ({ years, on }: AgeRule, language: Language = 'en-GB'): string =>
  language === 'pt-PT'
    ? `Só para candidatos com ${years} anos ou mais em ${shownDay(on, language)}.`
    : `Only for candidates who are ${years} or older on ${shownDay(on)}.`;

/** Whether somebody born on a day, as `YYYY-MM-DD`, is as old as a rule asks. */
export const isOldEnough = ({ years, on }: AgeRule, birthDate: string): boolean =>
  `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}` <= on;

/** Where papers are sat that not every campus offers, as `Sat in Oxford only.`; empty for those that each does. */
export function placesSaid(sat: readonly Campus[], language: Language = 'en-GB'): string {
  if (sat.length === campuses.length) return '';
  const names = sat.map((campus) => campusNamed(campus, language));
  return language === 'pt-PT' ? `Só se realiza em ${names.join(' e ')}.` : `Sat in ${names.join(' and ')} only.`;
}

/** The field of a form with exams whose answer says where they are to be sat, and the campus of each answer. */
export const DEPARTMENT_FIELD = 'department';
export const campusOfDepartment: Readonly<Record<string, Campus>> = { '1': 'oxford', '2': 'lisbon' };

/** The date field of a form with exams by whose answer the ages of candidates are checked. */
export const BIRTH_DATE_FIELD = 'dateOfBirth';

/** What a form with exams asks about access arrangements: which, whether another centre approved them, and the proof of that. */
export const ARRANGEMENTS_FIELD = 'arrangements';
export const ARRANGEMENTS_APPROVED_FIELD = 'arrangementsApproved';
export const ARRANGEMENTS_EVIDENCE = 'form-8';

/** Where the dates come from: what staff set, what they set for an earlier year, or what a new site begins with. */
export const dateSources = ['staff', 'earlier', 'example'] as const;

/** A board's dates at a level in a series, as staff see them. `dates` is null where nothing can be entered. */
export const keyDatesRow = z.object({
  board: z.object({ id: z.string(), title: z.string() }),
  level: z.object({ id: z.string(), title: z.string() }),
  dates: keyDates.nullable(),
  source: z.enum(dateSources),
  /** Counts the changes of this series; 0 before the first. */
  version: rowVersion,
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type KeyDatesRow = z.infer<typeof keyDatesRow>;

export const seriesDates = z.object({ series, rows: z.array(keyDatesRow) });
export type SeriesDates = z.infer<typeof seriesDates>;

/** Changes the dates that were seen as this `version`. */
export const keyDatesChange = z.object({
  boardId: z.string().max(40),
  levelId: z.string().max(40),
  version: rowVersion,
  dates: keyDates.nullable(),
});

export type KeyDatesChange = z.infer<typeof keyDatesChange>;

export const KEY_DATES_CHANGED = {
  word: 'key-dates-changed',
  message: 'Somebody else has changed these dates meanwhile. Close this to see theirs, or save again to replace them.',
} as const;
