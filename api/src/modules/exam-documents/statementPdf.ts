import { headedDocument } from '../../platform/pdf/headedDocument';
import { ink, type Row, type Sheet } from '../../platform/pdf/sheet';
import type { EntryStatement, StatedPaper, StatedSeries } from './entryStatement';
import { type StatementWords, statementWords } from './statementWords';

const small = { size: 9 } as const;

/** Draws a statement of entry as a PDF/UA. */
export function statementPdf(statement: EntryStatement): Promise<Buffer> {
  const { letterhead, fonts, series } = statement;
  const words = statementWords[statement.language];
  return headedDocument(letterhead, words, { title: words.title, subtitle: '', fonts }, (sheet) => {
    drawCandidate(sheet, words, statement);
    for (const each of series) drawSeries(sheet, words, each);
    sheet.y += 18;
    if (series.some(({ timetable }) => timetable.some(({ clashes }) => clashes.length > 0))) {
      sheet.say('P', words.clashes, { weight: 'bold' });
      sheet.y += 6;
    }
    sheet.say('P', words.check, { size: 9, colour: ink.quiet });
  });
}

function drawCandidate(sheet: Sheet, words: StatementWords, statement: EntryStatement): void {
  const { reference, name, certificateName, birthDate, uci, uln, day } = statement;
  const { facts } = words;
  const top = sheet.y;
  sheet.say('P', name, { weight: 'bold', size: 12, side: 'left' });
  sheet.say('P', words.certificate(certificateName), { side: 'left' });
  const bottom = sheet.y;
  sheet.y = top;
  const known: [string, string][] = [
    [facts.reference, reference],
    [facts.day, words.day(day)],
    [facts.born, birthDate && words.day(birthDate)],
    [facts.uci, uci],
    [facts.uln, uln],
  ];
  sheet.facts(known.filter(([, value]) => value !== ''));
  sheet.y = Math.max(sheet.y, bottom);
}

function drawSeries(sheet: Sheet, words: StatementWords, series: StatedSeries): void {
  const { name, candidateNumber, entries, timetable, undated } = series;
  const { columns, times } = words;
  sheet.table(
    [
      ...[{ title: columns.exam }, { title: columns.code, width: 70 }, { title: columns.papers, width: 110 }],
      ...[
        { title: columns.centre, width: 46 },
        { title: columns.state, width: 62 },
      ],
    ],
    entries.map(
      ({ exam, code, papers, centreNumber, isWithBoard }): Row => ({
        cells: [exam, code, papers.join(', '), centreNumber, isWithBoard ? words.entered : words.requested],
        ...{ isHeading: true, ...small },
      }),
    ),
    {
      heading: `${words.entries}, ${name}`,
      under:
        candidateNumber === ''
          ? { text: words.noNumber, colour: ink.quiet }
          : { text: words.candidateNumber(candidateNumber), weight: 'bold' },
    },
  );
  if (timetable.length > 0) {
    sheet.table(
      [
        ...[
          { title: times.day, width: 116 },
          { title: times.session, width: 58 },
        ],
        ...[{ title: times.paper }, { title: times.length, width: 66 }],
      ],
      timetable.map((paper) => timeRow(paper, words)),
      { heading: `${words.timetable}, ${name}` },
    );
  }
  if (undated.length === 0) return;
  sheet.section(
    words.undated,
    undated.map((text) => ({ text, ...small })),
  );
}

function timeRow({ on, session, named, minutes, clashes }: StatedPaper, words: StatementWords): Row {
  const clash = clashes.length > 0 ? `\n${words.clash(clashes.join(', '))}` : '';
  const length = minutes === null ? '' : words.minutes(minutes);
  return { cells: [words.day(on), words.sessions[session], named + clash, length], isHeading: true, ...small };
}
