import { type Campus, campuses, type KeyDates, keyDates } from '@forms/shared/contract';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';

/** A stage as it is typed: days as the browser's date fields have them, sums in pounds. */
export interface TypedStage {
  name: string;
  centre: string;
  board: string;
  boardPercent: string;
  boardAdds: string;
  centreAdds: string;
}

/** Key dates as they are typed. What is empty is not there. */
export interface TypedDates {
  isOffered: boolean;
  opens: string;
  stages: TypedStage[];
  amendCentre: string;
  amendBoard: string;
  withdrawCentre: string;
  withdrawBoard: string;
  boardReturns: string;
  centreReturns: string;
  campuses: readonly Campus[];
  /** A comma between them. */
  subjects: string;
  years: string;
  on: string;
}

export const newStage = (name: string): TypedStage => ({
  ...{ name, centre: '', board: '', boardPercent: '0', boardAdds: '0.00', centreAdds: '0.00' },
});

const NOTHING: KeyDates = {
  ...{ opens: '', stages: [], amendments: null, withdrawals: null },
  ...{ campuses: [...campuses], subjects: [], age: null },
};

/** Dates to be typed over. */
export function typedDates(dates: KeyDates | null): TypedDates {
  const { opens, stages, amendments, withdrawals, campuses: sat, subjects, age } = dates ?? NOTHING;
  return {
    isOffered: dates !== null,
    opens,
    stages:
      stages.length === 0
        ? [newStage('Entry')]
        : stages.map(({ name, until, boardPercent, boardAdds, centreAdds }) => ({
            ...{ name, ...until, boardPercent: String(boardPercent) },
            ...{ boardAdds: typedPounds(boardAdds), centreAdds: typedPounds(centreAdds) },
          })),
    amendCentre: amendments?.centre ?? '',
    amendBoard: amendments?.board ?? '',
    withdrawCentre: withdrawals?.centre ?? '',
    withdrawBoard: withdrawals?.board ?? '',
    boardReturns: withdrawals ? String(withdrawals.boardReturns) : '',
    centreReturns: withdrawals ? String(withdrawals.centreReturns) : '',
    campuses: sat,
    subjects: subjects.join(', '),
    years: age ? String(age.years) : '',
    on: age?.on ?? '',
  };
}

/** NaN where nothing is typed, which no number is. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The dates that were typed; what is wrong with them by its place, as `stages.1.until.centre`, where they cannot be so. */
export function readDates(typed: TypedDates): { dates: KeyDates | null } | { errors: FieldErrors } {
  if (!typed.isOffered) return { dates: null };
  const { opens, stages, campuses: sat, subjects, years, on } = typed;
  const { amendCentre, amendBoard, withdrawCentre, withdrawBoard, boardReturns, centreReturns } = typed;
  const read = keyDates.safeParse({
    opens,
    stages: stages.map(({ name, centre, board, boardPercent, boardAdds, centreAdds }) => ({
      ...{ name, until: { centre, board }, boardPercent: numberOf(boardPercent) },
      ...{ boardAdds: readPounds(boardAdds) ?? Number.NaN, centreAdds: readPounds(centreAdds) ?? Number.NaN },
    })),
    amendments: amendCentre || amendBoard ? { centre: amendCentre, board: amendBoard } : null,
    withdrawals:
      withdrawCentre || withdrawBoard || boardReturns || centreReturns
        ? {
            ...{ centre: withdrawCentre, board: withdrawBoard },
            ...{ boardReturns: numberOf(boardReturns), centreReturns: numberOf(centreReturns) },
          }
        : null,
    campuses: sat,
    subjects: subjects
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    age: years || on ? { years: numberOf(years), on } : null,
  });
  if (read.success) return { dates: read.data };
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message, code } of read.error.issues) {
    const isSum = path.at(-1) === 'boardAdds' || path.at(-1) === 'centreAdds';
    errors[path.join('.')] ??= isSum && code === 'invalid_type' ? POUNDS_WANTED : message;
  }
  return { errors };
}
