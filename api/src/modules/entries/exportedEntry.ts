import {
  campusNames,
  clashesSaid,
  documentStateLabels,
  entryStateLabels,
  type ListedEntry,
  type TimetabledPaper,
} from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendCsv';
import { columnsOfCandidate, columnsOfExam } from './boardColumns';

/** An entry in an exported file: what Ofqual's data of qualifications has a name for has that name, as a board's form asks it. */
export const exportedEntry: CsvColumns<ListedEntry> = {
  ...columnsOfExam,
  ...columnsOfCandidate,
  Candidate: ({ name }) => name,
  DateOfBirth: ({ birthDate }) => birthDate,
  Campus: ({ campus }) => (campus ? campusNames[campus] : ''),
  Arrangements: ({ arrangements }) => arrangements.join(', '),
  Proof: ({ evidence }) => (evidence ? documentStateLabels[evidence] : ''),
  Price: ({ price }) => (price === null ? '' : price / 100),
  Payment: ({ payment }) => payment?.label ?? '',
  State: ({ state }) => entryStateLabels[state],
  Changed: ({ changedAt }) => changedAt,
  Reference: ({ reference }) => reference,
  SatOn: ({ timetable }) => satOn(timetable),
  Clashes: ({ timetable }) => clashesSaid(timetable).join('; '),
};

/** As a file of papers says it, with the paper before it. */
const satOn = (timetable: readonly TimetabledPaper[]): string =>
  timetable.flatMap(({ code, sittings }) => sittings.map(({ on, session }) => `${code} ${on} ${session}`)).join('; ');
