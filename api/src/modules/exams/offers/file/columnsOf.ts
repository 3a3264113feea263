import {
  boards,
  levels,
  type OfferColumn,
  offerColumns,
  offerKinds,
  type PaperColumn,
  paperColumns,
  paperTiers,
  paperTypes,
} from '@forms/shared/contract';
import { type Read, cellReaders as read } from './cells';
import type { Cell, Line, Table } from './table';

const code = (cell: Cell): Read => ({ value: String(cell).trim() });

const offerReaders: Readonly<Record<OfferColumn, (cell: Cell) => Read>> = {
  ...{ board: read.oneOf(boards), level: read.oneOf(levels), specification: code, subject: read.words, code },
  ...{ name: read.words, kind: read.oneOf(offerKinds), papers: (cell) => ({ value: read.list(cell) }) },
  ...{ boardFee: read.pence, centreCharge: read.pence, capacity: read.whole, years: read.whole },
  ...{ on: read.monthAndDay, campuses: read.places },
};
const paperReaders: Readonly<Record<PaperColumn, (cell: Cell) => Read>> = {
  ...{ board: read.oneOf(boards), level: read.oneOf(levels), specification: code, code, name: read.words },
  ...{ type: read.oneOf(Object.fromEntries(paperTypes.map((type) => [type, type]))) },
  ...{ tier: read.oneOf(paperTiers, true), minutes: read.whole, sittings: read.sittings },
};

/** Without them a row names nothing. */
const naming = ['board', 'level', 'code'] as const;

/** A row of a file: what its cells say by column, and where it stands. What its file has no column for is not there. */
export interface FileRow<Key extends string> {
  /** As `line 3`, or `sheet Offers, line 3`. */
  place: string;
  values: Partial<Record<Key, unknown>>;
}
export interface FileRows {
  offers: FileRow<OfferColumn>[];
  papers: FileRow<PaperColumn>[];
  problems: string[];
}

/** The rows of offers and papers that a file's tables hold; what cannot be read is in `problems`, with line and column. */
export function rowsIn(tables: readonly Table[]): FileRows {
  const rows: FileRows = { offers: [], papers: [], problems: [] };
  for (const table of tables) {
    const [head, ...lines] = table.lines;
    if (!head) continue;
    const titles = head.cells.map((cell) => String(cell).trim());
    const ofOffers = columnsIn(titles, offerColumns);
    const ofPapers = columnsIn(titles, paperColumns);
    if (ofOffers.known >= ofPapers.known) {
      rows.offers.push(...rowsOf(table, titles, lines, ofOffers.columns, offerReaders, rows.problems));
    } else {
      rows.papers.push(...rowsOf(table, titles, lines, ofPapers.columns, paperReaders, rows.problems));
    }
  }
  if (tables.every(({ lines }) => lines.length < 2) && rows.problems.length === 0)
    rows.problems.push('This file holds no rows.');
  return rows;
}

interface TitledKey<Key extends string> {
  key: Key;
  title: string;
}
type Found<Key extends string> = readonly (TitledKey<Key> | undefined)[];

const plain = (title: string): string => title.toLowerCase().replace(/[^a-z]/g, '');
function columnsIn<Key extends string>(titles: readonly string[], all: readonly TitledKey<Key>[]) {
  const columns = titles.map((title) =>
    all.find((each) => [plain(each.title), plain(each.key)].includes(plain(title))),
  );
  return { columns, known: columns.filter(Boolean).length };
}

function rowsOf<Key extends string>(
  { name }: Table,
  titles: readonly string[],
  lines: readonly Line[],
  columns: Found<Key>,
  readers: Readonly<Record<Key, (cell: Cell) => Read>>,
  problems: string[],
): FileRow<Key>[] {
  const sheet = name ? `sheet ${name}, ` : '';
  const wrong = wrongTitles(titles, columns);
  if (wrong.length > 0) {
    problems.push(...wrong.map((problem) => problemAt(`${sheet}first line`, problem)));
    return [];
  }
  return lines.flatMap(({ line, cells }) => {
    const place = `${sheet}line ${line}`;
    if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== '')) {
      problems.push(problemAt(place, 'has more cells than there are columns'));
      return [];
    }
    const values: Partial<Record<Key, unknown>> = {};
    columns.forEach((column, at) => {
      if (!column) return;
      const cell = cells[at] ?? '';
      const isFormula = typeof cell === 'string' && /^[=+@]/.test(cell);
      const said = isFormula ? { problem: 'is a formula: save its value in its place' } : readers[column.key](cell);
      if ('problem' in said) problems.push(problemAt(`${place}, ${column.title}`, said.problem));
      else values[column.key] = said.value;
    });
    return [{ place, values }];
  });
}

function wrongTitles<Key extends string>(titles: readonly string[], columns: Found<Key>): string[] {
  const keys = columns.flatMap((column) => (column ? [column.key] : []));
  if (keys.length < naming.length) return ['does not name the columns of offers or papers, as Board, Level, Code'];
  return [
    ...titles.flatMap((title, at) => (title && !columns[at] ? [`there is no column “${title}”`] : [])),
    ...naming.filter((key) => !keys.some((each) => each === key)).map((key) => `the column of the ${key} is missing`),
    ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `the column of the ${key} stands there twice`),
  ];
}

/** A problem at its place, as a sentence. */
export const problemAt = (place: string, problem: string): string =>
  `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${problem}.`;
