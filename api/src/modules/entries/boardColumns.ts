import type { ListedEntry } from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendList';
import { monthOfSeries } from '../exams/series';

type Exam = Pick<ListedEntry, 'series' | 'board' | 'level' | 'subject' | 'option' | 'papers'>;

/** What a file for a board says of an exam, under the names of Ofqual's data of qualifications where that has one. */
export const columnsOfExam = {
  ExamSeries: ({ series }) => monthOfSeries(series.id),
  AwardingOrganisation: ({ board }) => board.title,
  Level: ({ level }) => level.title,
  SpecificationCode: ({ subject }) => subject.code,
  SpecificationTitle: ({ subject }) => subject.name,
  EntryCode: ({ option }) => option.code,
  Option: ({ option }) => option.name,
  UnitOrComponentCode: ({ papers }) => papers.map(({ code }) => code).join(' '),
} satisfies CsvColumns<Exam>;

/** The numbers that a file for a board says of a candidate, under the same names. */
export const columnsOfCandidate = {
  CentreCandidateNumber: ({ candidateNumber }) => candidateNumber,
  UniqueCandidateIdentifier: ({ uci }) => uci,
  ULN: ({ uln }) => uln,
} satisfies CsvColumns<Pick<ListedEntry, 'candidateNumber' | 'uci' | 'uln'>>;
