import type { Column, Sheet, Value } from '../../platform/workbook/sheetXml';
import { writeWorkbook } from '../../platform/workbook/writeWorkbook';
import { type SessionRegister, seatsOf } from './sessionRegister';

const text = (title: string, width: number): Column => ({ title, width, type: 'text' });
const date = (title: string): Column => ({ title, width: 12, type: 'date' });
const number = (title: string): Column => ({ title, width: 10, type: 'number' });

/** A session as an Excel workbook: who sits each paper, and the seats. */
export const registerWorkbook = (register: SessionRegister): AsyncGenerator<Uint8Array> =>
  writeWorkbook([registerSheet(register), seatingSheet(register)]);

const registerSheet = ({ on, session, papers }: SessionRegister): Sheet => ({
  name: 'Register',
  columns: [
    ...[
      date('Day'),
      text('Session', 10),
      text('Paper', 28),
      text('Title', 32),
      text('Board', 20),
      text('Centre', 10),
      number('Minutes'),
    ],
    ...[text('Number', 10), text('Candidate', 28), date('Born'), text('UCI', 16), text('Arrangements', 32)],
    ...[text('Also sits', 28), text('Reference', 14), text('Present', 10)],
  ],
  rows: each(
    papers.flatMap(({ named, title, board, centreNumber, minutes, candidates }) =>
      candidates.map((candidate) => [
        ...[on, session, named, title, board, centreNumber, minutes ?? ''],
        ...[candidate.candidateNumber, candidate.name, candidate.birthDate, candidate.uci],
        ...[candidate.arrangements.join(', '), candidate.alsoSits.join(', '), candidate.reference, ''],
      ]),
    ),
  ),
});

const seatingSheet = (register: SessionRegister): Sheet => ({
  name: 'Seating',
  columns: [
    ...[number('Seat'), text('Number', 10), text('Candidate', 28), text('Papers', 60), text('Arrangements', 32)],
    text('Reference', 14),
  ],
  rows: each(
    seatsOf(register).map(({ seat, candidateNumber, name, papers, arrangements, reference }) => [
      ...[seat, candidateNumber, name, papers.join('; '), arrangements.join(', '), reference],
    ]),
  ),
});

async function* each(rows: readonly (readonly Value[])[]): AsyncGenerator<readonly Value[]> {
  yield* rows;
}
