import {
  type BoardLayout,
  csvOf,
  dayWritten,
  type FileColumn,
  fileColumns,
  type OpenedSubmission,
  type SubmittedRow,
  submittedActs,
} from '@forms/shared/contract';
import { columnsOfCandidate, columnsOfExam } from '../entries/boardColumns';
import { monthOfSeries } from '../exams/series';

type Row = SubmittedRow & Pick<OpenedSubmission, 'board' | 'series' | 'centreNumber'>;

/** What a file for a board has of each row. */
const columns: Readonly<Record<FileColumn, (row: Row) => string | number>> = {
  Action: ({ act }) => submittedActs[act],
  ...columnsOfExam,
  CentreNo: ({ centreNumber }) => centreNumber,
  ...columnsOfCandidate,
  CandidateName: ({ certificateName }) => certificateName,
  DateOfBirth: ({ birthDate }) => birthDate,
};
const everything: BoardLayout['columns'] = fileColumns.map((column) => ({ column, heading: column }));

/** A submission as a file of CSV, by a layout or with everything: the same text each time. */
export const submissionText = (
  { rows, board, series, centreNumber }: OpenedSubmission,
  layout: Pick<BoardLayout, 'columns'> = { columns: everything },
): string =>
  csvOf([
    layout.columns.map(({ heading }) => heading),
    ...rows.map((row) =>
      layout.columns.map(({ column, days }) => {
        const value = columns[column]({ ...row, board, series, centreNumber });
        return days === undefined ? value : dayWritten(String(value), days);
      }),
    ),
  ]);

/** What the file is called, as `aqa-june-2027-91526-01.csv`: board, series, centre, place in the sequence, and the layout. No two have one name, which a browser would make `(1)`. */
export function submissionFileName(
  { board, series, centreNumber, sequence }: OpenedSubmission,
  layout?: Pick<BoardLayout, 'name'>,
): string {
  const parts = [board.id, monthOfSeries(series.id), centreNumber, String(sequence).padStart(2, '0')];
  return `${wordOf([...parts, ...(layout ? [layout.name] : [])].join('-'))}.csv`;
}

/** Letters and digits that every system takes in a name. */
const wordOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
