import { campusNames, type DueSubmission, type SubmittedAct } from '@forms/shared/contract';
import { counted } from '../exports/counted';

/** Whose entries a submission is of, as `AQA, Summer 2027, Oxford`. */
export const submissionNamed = ({
  board,
  series,
  campus,
}: Pick<DueSubmission, 'board' | 'series' | 'campus'>): string =>
  `${board.title}, ${series.name}, ${campusNames[campus]}`;

const each: Record<SubmittedAct, (count: number) => string> = {
  entry: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  amendment: (count) => counted(count, 'amendment'),
  withdrawal: (count) => counted(count, 'withdrawal'),
};

/** How many rows ask for what, as `3 entries, 1 withdrawal`. */
export const countsSaid = (counts: DueSubmission['counts']): string =>
  (Object.keys(each) as SubmittedAct[])
    .filter((act) => counts[act] > 0)
    .map((act) => each[act](counts[act]))
    .join(', ');
