import type { BoardId, LevelId, OfferAction, OfferKind, PaperTier, PaperType } from '@forms/shared/contract';

/** What can be sat and what it costs, in the database because prices change with no new release. */
export interface ExamTables {
  examSpecifications: { id: string; board: BoardId; level: LevelId; code: string; name: string };
  examPapers: {
    id: string;
    specificationId: string;
    code: string;
    name: string;
    type: PaperType;
    tier: PaperTier | null;
    minutes: number | null;
    /** JSON: the contract's `Sitting`s. */
    sittings: string;
    position: number;
  };
  /**
   * `price` is in pence, the board's fee and the centre's charge together; an unknown `boardFee` is null. `ageOn` is
   * `MM-DD`; `campuses` stand with a space between. Retired, it stays for what was entered. `version` counts its changes.
   */
  examOptions: {
    id: string;
    specificationId: string;
    code: string;
    name: string;
    price: number;
    boardFee: number | null;
    kind: OfferKind;
    capacity: number | null;
    ageYears: number | null;
    ageOn: string | null;
    campuses: string;
    retiredAt: string | null;
    version: number;
    changedBy: string | null;
    changedAt: string | null;
    position: number;
  };
  examOptionPapers: { optionId: string; paperId: string };
  /** One row, from when the catalogue was taken over from what a new site begins with. `revision` counts its changes. */
  examCatalogue: { id: string; revision: number; seededAt: string };
  /** What staff did to offers, never changed: `was` and `became` are the contract's `Offer` as JSON, null where it is none. */
  examOfferSteps: {
    optionId: string;
    version: number;
    action: OfferAction;
    at: string;
    author: string;
    source: string;
    was: string | null;
    became: string | null;
  };
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
