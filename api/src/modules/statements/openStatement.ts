import {
  type CsvMapping,
  csvMapping,
  MAX_STATEMENT_ROWS,
  type StatementPreview,
  type statementFile,
} from '@forms/shared/contract';
import type * as z from 'zod';
import type { Database } from '../../platform/database/database';
import { shortened } from '../../platform/errors/shortened';
import { hashOf } from '../../platform/ids';
import { isCamt, readCamt } from './read/camt';
import { cellsOf, type Line } from './read/cells';
import { DAY_OR_MONTH, mixedDates, readCsv, unansweredOf } from './read/csv';
import { decode } from './read/decode';
import { isOfx, readOfx } from './read/ofx';
import { columnName, delimiterOf, mappingOf, proposeMapping } from './read/proposeMapping';
import { type Statement, TOO_MANY, Unreadable } from './read/readStatement';

/** A file as it was opened: what it holds, and what has to be said before it can be stored. */
export interface Opened extends Statement {
  format: StatementPreview['format'];
  isAccountOfFile: boolean;
  mapping: CsvMapping | null;
  /** Names the bank by the header of its files. */
  header: string;
  cells: Line[];
  unanswered: string[];
  digest: string;
}

const nothing = {
  account: '',
  rows: [],
  problems: [],
  warnings: [],
  isAccountOfFile: false,
  mapping: null,
  header: '',
  cells: [],
  unanswered: [],
};
const ABOUT_ACCOUNT = 'Which bank account is this statement of?';

/** Opens a file. What it cannot be read for is in `problems`, with line and column, and what is asked in `unanswered`. */
export async function openStatement(db: Database, file: z.output<typeof statementFile>): Promise<Opened> {
  const bytes = Buffer.from(file.content, 'base64');
  const digest = hashOf(file.content);
  try {
    const opened = { ...(await opener(db, bytes, file)), digest };
    return checked(opened);
  } catch (error) {
    if (error instanceof Unreadable) return { ...nothing, format: null, digest, problems: [error.message] };
    throw error;
  }
}

async function opener(
  db: Database,
  bytes: Buffer,
  file: z.output<typeof statementFile>,
): Promise<Omit<Opened, 'digest'>> {
  const { text, encoding } = decode(bytes, file.mapping?.encoding);
  const format = isOfx(text) ? 'ofx' : isCamt(text) ? 'camt' : 'csv';
  if (format !== 'csv') {
    const read = format === 'ofx' ? readOfx(text) : readCamt(text);
    const account = read.account || (file.account ?? '');
    return { ...nothing, ...read, format, account, isAccountOfFile: read.account !== '' };
  }
  if (/^\s*</.test(text))
    throw new Unreadable('This is a web page or another kind of XML, not a statement in CSV, OFX or CAMT.053.');
  const delimiter = file.mapping?.delimiter ?? delimiterOf(text);
  const lines = await cellsOf(text, delimiter);
  if (lines.every(({ cells }) => cells.length < 2))
    throw new Unreadable('This file has no columns. Please export the statement as CSV, OFX or CAMT.053.');
  const proposed = proposeMapping(lines, { encoding, delimiter });
  const header = headerOf(lines, proposed);
  const saved = await db.selectFrom('csvMappings').selectAll().where('header', '=', header).executeTakeFirst();
  const remembered = saved && { ...csvMapping.parse(JSON.parse(saved.mapping)), encoding, delimiter };
  const mapping = mappingOf(lines, file.mapping ?? remembered ?? proposed);
  const problems = mixedDates(lines, mapping);
  // No answer to it would make sense of such a file.
  const unanswered = unansweredOf(mapping).filter((asked) => asked !== DAY_OR_MONTH || problems.length === 0);
  const read = unanswered.length > 0 || problems.length > 0 ? { ...nothing, problems } : readCsv(lines, mapping);
  const account = read.account || (file.account ?? saved?.account ?? '');
  return {
    ...nothing,
    ...read,
    format,
    account,
    isAccountOfFile: read.account !== '',
    mapping,
    header,
    cells: lines.slice(0, 8),
    unanswered,
  };
}

const headerOf = (lines: readonly Line[], { delimiter, headerLine }: CsvMapping) => {
  const cells = lines.find(({ line }) => line === headerLine)?.cells.map(columnName);
  return hashOf(JSON.stringify([delimiter, cells ?? lines[0]?.cells.length]));
};

function checked(opened: Opened): Opened {
  const problems = [...opened.problems];
  if (opened.rows.length > MAX_STATEMENT_ROWS) problems.unshift(TOO_MANY);
  const isEmpty = problems.length === 0 && opened.unanswered.length === 0 && opened.rows.length === 0;
  if (isEmpty) problems.push('This file holds no rows.');
  const unanswered = opened.account === '' ? [...opened.unanswered, ABOUT_ACCOUNT] : opened.unanswered;
  return { ...opened, unanswered, problems: shortened(problems), warnings: shortened(opened.warnings) };
}
