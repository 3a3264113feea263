import { campusNames, examSessions } from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import { frameWords } from '../../platform/pdf/frameWords';
import { headedDocument } from '../../platform/pdf/headedDocument';
import { ink, type Row, type Sheet } from '../../platform/pdf/sheet';
import type { RegisteredPaper, SatCandidate, SessionRegister } from './sessionRegister';
import { seatsOf } from './sessionRegister';

const small = { size: 9 } as const;

/** Draws who sits each paper of a session, to be marked by an invigilator, as a PDF/UA. */
export const registerPdf = (register: SessionRegister): Promise<Buffer> =>
  sessionDocument(register, 'Attendance register', (sheet) => {
    for (const paper of register.papers) drawPaper(sheet, paper);
  });

/** Draws where each candidate of a session sits, as a PDF/UA. */
export const seatingPdf = (register: SessionRegister): Promise<Buffer> =>
  sessionDocument(register, 'Seating list', (sheet) => {
    sheet.table(
      [
        ...[{ title: 'Seat', width: 32 }, { title: 'Number', width: 50 }, { title: 'Candidate' }],
        ...[
          { title: 'Papers', width: 130 },
          { title: 'Arrangements', width: 110 },
        ],
      ],
      seatsOf(register).map(
        ({ seat, candidateNumber, name, papers, arrangements }): Row => ({
          cells: [String(seat), candidateNumber, name, papers.join('\n'), arrangements.join(', ')],
          ...{ isHeading: true, ...small },
        }),
      ),
    );
  });

function sessionDocument(register: SessionRegister, title: string, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const { letterhead, fonts, on, session, campus, series } = register;
  const subtitle = `${writtenDay(on)}, ${examSessions[session].toLowerCase()}. ${campusNames[campus]}, ${series}`;
  return headedDocument(letterhead, frameWords['en-GB'], { title, subtitle, fonts }, draw);
}

function drawPaper(sheet: Sheet, { named, title, board, centreNumber, minutes, candidates }: RegisteredPaper): void {
  const facts = [
    board,
    centreNumber && `centre ${centreNumber}`,
    minutes !== null && `${minutes} minutes`,
    candidates.length === 1 ? '1 candidate' : `${candidates.length} candidates`,
  ];
  sheet.table(
    [
      ...[{ title: 'Number', width: 50 }, { title: 'Candidate' }, { title: 'Arrangements', width: 150 }],
      ...[
        { title: 'Present', width: 46, isTicked: true },
        { title: 'Absent', width: 44, isTicked: true },
      ],
    ],
    candidates.map((candidate) => ({
      cells: [candidate.candidateNumber || 'None', nameOf(candidate), candidate.arrangements.join(', '), '', ''],
      ...{ isHeading: true, ...small },
    })),
    {
      heading: `${named}: ${title}`,
      under: { text: facts.filter(Boolean).join(', '), colour: ink.quiet },
      after: { text: 'Invigilator, with time and signature:', above: 10, ...small },
    },
  );
  sheet.y += 22;
}

const nameOf = ({ name, alsoSits }: SatCandidate): string =>
  alsoSits.length > 0 ? `${name}\nAlso sits ${alsoSits.join(', ')}` : name;
