import type { BoardId, LevelId, PaperType } from './catalogue/specification';

/** What can be sat and what it costs, in the database because prices change with no new release. */
export interface ExamTables {
  examSpecifications: { id: string; board: BoardId; level: LevelId; code: string; name: string };
  examPapers: {
    id: string;
    specificationId: string;
    code: string;
    name: string;
    type: PaperType;
    position: number;
  };
  /** `price` is in pence, the board's fee and the centre's charge together; `boardFee` is the catalogue's, for one that is in it. */
  examOptions: {
    id: string;
    specificationId: string;
    code: string;
    name: string;
    price: number;
    boardFee: number | null;
    position: number;
  };
  examOptionPapers: { optionId: string; paperId: string };
  /** What staff set of a series, `dates` as JSON: the contract's `KeyDates`, or null where nothing is entered. */
  examKeyDates: {
    seriesId: string;
    board: BoardId;
    level: LevelId;
    dates: string;
    version: number;
    changedBy: string;
    changedAt: string;
  };
  /** The fixed fees that stand once under every exams invoice. */
  invoiceFees: { id: string; tag: string; description: string; cost: number; position: number };
  /** By what the office sorts the registrations. Empty text where nothing was said. */
  examRegistrations: {
    enquiryId: string;
    department: string;
    examSeries: string;
    startDate: string;
    programmeType: string;
  };
}

declare module '../../platform/database/tables' {
  interface Tables extends ExamTables {}
}
