import type { Campus, EntryState } from '@forms/shared/contract';
import type { Qualification } from '../exams/keyDates';

declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * An exam that a candidate is entered for. `named` is what it is sorted and, with its application's folded reference, searched by:
     * the candidate's last and first names, folded. `exam` is JSON of `EnteredExam`. `price`, the
     * board's part of it and what a late stage added are in pence, as on the day of the entry; null where an earlier
     * version did not keep them. `boardVersion` is that of the candidate's correction; 0 as applied.
     */
    examEntries: Qualification & {
      id: string;
      enquiryId: string;
      reference: string;
      named: string;
      seriesId: string;
      seriesName: string;
      /** The option that `exam` describes. */
      optionId: string;
      exam: string;
      campus: Campus | null;
      price: number | null;
      boardFee: number | null;
      lateFee: number;
      state: EntryState;
      boardVersion: number;
      version: number;
      changedAt: string;
      changedBy: string;
    };
    /** The highest candidate number that was ever given at a campus in a series: none is given twice, whoever is removed. */
    candidateNumberSeries: { campus: Campus; seriesId: string; last: number };
    /** What an application's candidate is known by at a campus in a series. Two applications of one candidate have the same. */
    candidateNumbers: {
      enquiryId: string;
      campus: Campus;
      seriesId: string;
      number: number;
      givenBy: string;
      givenAt: string;
    };
    /** What was done to an entry: its state since then, what it was before as JSON, and the pence that its invoice changed by. */
    examEntryChanges: {
      id: string;
      enquiryId: string;
      entryId: string;
      state: EntryState;
      was: string;
      reason: string;
      amount: number;
      author: string;
      madeAt: string;
    };
  }
}
