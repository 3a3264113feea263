import {
  campusNames,
  clashesSaid,
  documentStateLabels,
  entryStateLabels,
  type ListedEntry,
  type TimetabledPaper,
} from '@forms/shared/contract';
import { type FileColumn, textColumns } from '../../platform/lists/sendList';
import { columnsOfCandidate, columnsOfExam } from './boardColumns';

/** An entry in an exported file: what Ofqual's data of qualifications has a name for has that name, as a board's form asks it. */
export const exportedEntry: readonly FileColumn<ListedEntry>[] = [
  ...textColumns<ListedEntry>(
    { ...columnsOfExam, ...columnsOfCandidate },
    {
      AwardingOrganisation: 24,
      SpecificationTitle: 32,
      Option: 28,
      UnitOrComponentCode: 28,
      UniqueCandidateIdentifier: 24,
    },
  ),
  { title: 'Candidate', width: 28, type: 'text', of: ({ name }) => name },
  { title: 'DateOfBirth', width: 14, type: 'date', of: ({ birthDate }) => birthDate },
  { title: 'Campus', width: 12, type: 'text', of: ({ campus }) => (campus ? campusNames[campus] : '') },
  { title: 'Arrangements', width: 28, type: 'text', of: ({ arrangements }) => arrangements.join(', ') },
  { title: 'Proof', width: 16, type: 'text', of: ({ evidence }) => (evidence ? documentStateLabels[evidence] : '') },
  { title: 'Price', width: 12, type: 'pounds', of: ({ price }) => price ?? '' },
  { title: 'Payment', width: 18, type: 'text', of: ({ payment }) => payment?.label ?? '' },
  { title: 'State', width: 14, type: 'text', of: ({ state }) => entryStateLabels[state] },
  { title: 'Changed', width: 14, type: 'date', of: ({ changedAt }) => changedAt },
  { title: 'Reference', width: 14, type: 'text', of: ({ reference }) => reference },
  { title: 'SatOn', width: 40, type: 'text', of: ({ timetable }) => satOn(timetable) },
  { title: 'Clashes', width: 40, type: 'text', of: ({ timetable }) => clashesSaid(timetable).join('; ') },
];

/** As a file of papers says it, with the paper before it. */
const satOn = (timetable: readonly TimetabledPaper[]): string =>
  timetable.flatMap(({ code, sittings }) => sittings.map(({ on, session }) => `${code} ${on} ${session}`)).join('; ');
