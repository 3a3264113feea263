import { csvOf, type OpenedSubmission, type SubmittedRow, submittedActs } from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendCsv';
import { columnsOfCandidate, columnsOfExam } from '../entries/boardColumns';
import { monthOfSeries } from '../exams/series';

type Row = SubmittedRow & Pick<OpenedSubmission, 'board' | 'series' | 'centreNumber'>;

/** What a file for a board has of each row. */
const columns: CsvColumns<Row> = {
  Action: ({ act }) => submittedActs[act],
  ...columnsOfExam,
  CentreNo: ({ centreNumber }) => centreNumber,
  ...columnsOfCandidate,
  CandidateName: ({ certificateName }) => certificateName,
  DateOfBirth: ({ birthDate }) => birthDate,
};

/** A submission as a file of CSV: the same text each time. */
export const submissionText = ({ rows, board, series, centreNumber }: OpenedSubmission): string =>
  csvOf([
    Object.keys(columns),
    ...rows.map((row) => Object.values(columns).map((textIn) => textIn({ ...row, board, series, centreNumber }))),
  ]);

/** What the file is called, as `aqa-june-2027-91526-01.csv`: board, series, centre and place in the sequence. */
export const submissionFileName = ({ board, series, centreNumber, sequence }: OpenedSubmission): string =>
  `${[board.id, monthOfSeries(series.id), centreNumber, String(sequence).padStart(2, '0')].join('-').toLowerCase().replace(/\s+/g, '-')}.csv`;
