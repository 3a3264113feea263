import type { BoardAnswer, BoardId, BoardLayout, Campus, LevelId, SubmittedAct } from '@forms/shared/contract';

export interface BoardSubmissionTables {
  /** The number by which a board knows a campus. A board gives one to one campus only. */
  boardCentres: { campus: Campus; board: BoardId; number: string };
  /** How staff lay out the files for a board. `columns` is JSON of the contract's. */
  boardLayouts: Omit<BoardLayout, 'columns'> & { columns: string };
  /** What was sent to a board of a centre's candidates in a series, never changed: the first of a sequence are first entries. */
  boardSubmissions: {
    id: string;
    board: BoardId;
    seriesId: string;
    seriesName: string;
    campus: Campus;
    centreNumber: string;
    sequence: number;
    author: string;
    madeAt: string;
  };
  /**
   * A row of a submission: `nth` counts those of one entry. `exam` is JSON of `EnteredExam`, and `boardVersion` that of
   * the candidate's correction, as they were sent. Only the board's answer changes.
   */
  boardSubmissionRows: {
    id: string;
    submissionId: string;
    position: number;
    entryId: string;
    enquiryId: string;
    nth: number;
    act: SubmittedAct;
    level: LevelId;
    exam: string;
    boardVersion: number;
    answer: BoardAnswer;
    reason: string;
    answeredBy: string;
    answeredAt: string | null;
  };
  /** Whom a row is about: JSON of `SentCandidate`, sealed as answers are. */
  boardSubmissionTexts: { rowId: string; enquiryId: string; candidate: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends BoardSubmissionTables {}
}
