import { type ColumnRole, type CsvMapping, CURRENCY, today } from '@forms/shared/contract';
import { readAmount } from './amounts';
import type { Line } from './cells';
import { type DateOrder, orderOf, readDay } from './days';
import { columnName } from './proposeMapping';
import { plain, type ReadRow, type Statement } from './readStatement';

const MIDATA =
  'This is a midata file: the bank has hidden who paid in it. Please export an ordinary statement as CSV, OFX or CAMT.053.';

/** What is asked where the dates of a file may be in two orders. */
export const DAY_OR_MONTH = 'Are dates written day first or month first? The dates in this file do not say.';

/** What has to be said of a file's columns before it can be read, as questions. */
export function unansweredOf({ columns, dateOrder, decimal }: CsvMapping): string[] {
  const has = (...roles: ColumnRole[]) => roles.some((role) => columns[role] !== undefined);
  return [
    ...(has('date') ? [] : ['Which column is the date?']),
    ...(has('amount') || (has('in') && has('out'))
      ? []
      : ['Which column is the amount, or which two are money in and money out?']),
    ...(has('name', 'reference', 'text') ? [] : ['Which column says who paid, or what for?']),
    ...(has('date') && dateOrder === null ? [DAY_OR_MONTH] : []),
    ...(decimal === null
      ? ['Is the sign before the pence a point or a comma? The amounts in this file could be either.']
      : []),
  ];
}

/** Says of a file that has dates with the day and with the month first where each first stands: others of it could be two days. */
export function mixedDates(lines: readonly Line[], { headerLine, columns, dateOrder }: CsvMapping): string[] {
  if (columns.date === undefined || dateOrder !== null) return [];
  const at = columns.date;
  const rows = lines.filter(({ line }) => line > headerLine);
  const said = (order: 'dmy' | 'mdy', words: string) => {
    const first = rows.find(({ cells }) => orderOf(cells[at] ?? '') === order);
    return (
      first && `line ${first.line}, ${titleOf(lines, headerLine, at)}, “${first.cells[at]}” has the ${words} first`
    );
  };
  const [day, month] = [said('dmy', 'day'), said('mdy', 'month')];
  return day && month ? [`Dates are written in two ways: ${day}; ${month}. ${ONE_WAY}`] : [];
}

const ONE_WAY = 'Please export the file again with all dates in one way.';

/** What a column is called, or else which one it is. */
const titleOf = (lines: readonly Line[], headerLine: number, at: number | undefined) =>
  lines.find(({ line }) => line === headerLine)?.cells[at ?? -1] || `column ${(at ?? 0) + 1}`;

/** Reads the lines of a CSV file by a mapping that leaves nothing open. */
export function readCsv(lines: readonly Line[], mapping: CsvMapping): Statement {
  const { headerLine, columns } = mapping;
  const header = lines.find(({ line }) => line === headerLine)?.cells ?? [];
  if (header.some((cell) => columnName(cell) === 'merchant/description'))
    return { account: '', rows: [], problems: [MIDATA], warnings: [] };
  const problems = foreign(header[columns.amount ?? columns.in ?? -1] ?? '');
  const warnings: string[] = [];
  const rows: ReadRow[] = [];
  const accounts = new Set<string>();
  for (const { line, cells } of lines) {
    if (line <= headerLine) continue;
    if (cells.filter((cell) => cell !== '').length <= 1) {
      warnings.push(`Line ${line} holds no row, and was left out: “${plain(cells.join(' ')).slice(0, 60)}”.`);
      continue;
    }
    const read = rowOf(line, cells, mapping, (role) => titleOf(lines, headerLine, columns[role]));
    if (Array.isArray(read)) problems.push(...read);
    else rows.push(read);
    const account = cells[columns.account ?? -1];
    if (account) accounts.add(account.replace(/^'/, ''));
  }
  if (accounts.size > 1) problems.push('This file holds several accounts. Please export one.');
  const [account = ''] = accounts;
  return { account, rows, problems, warnings: [...warnings, ...offBalance(rows)] };
}

const foreign = (title: string) => {
  const currency = /\(([a-z]{3})\)/i.exec(title)?.[1]?.toUpperCase() ?? CURRENCY;
  return currency === CURRENCY ? [] : [`This account is in ${currency}, and invoices are in ${CURRENCY}.`];
};

function rowOf(
  line: number,
  cells: readonly string[],
  { columns, ...mapping }: CsvMapping,
  title: (role: ColumnRole) => string,
): ReadRow | string[] {
  const [order, decimal]: [DateOrder, '.' | ','] = [mapping.dateOrder ?? 'ymd', mapping.decimal ?? '.'];
  const cell = (role: ColumnRole) => cells[columns[role] ?? -1] ?? '';
  const wrong = (role: ColumnRole, words: string) => `Line ${line}, ${title(role)}: ${words}`;
  const problems: string[] = [];
  const pence = (role: ColumnRole) => {
    const written = cell(role);
    const amount = readAmount(written, decimal);
    if (amount === undefined) problems.push(wrong(role, notAmount(written, decimal)));
    return amount ?? 0;
  };
  const day = readDay(cell('date'), order);
  if (day === undefined) problems.push(wrong('date', notDay(cell('date'), order)));
  else if (day > today()) problems.push(wrong('date', `“${cell('date')}” is still to come. Is the day written first?`));
  const currency = cell('currency');
  if (currency !== '' && currency.toUpperCase() !== CURRENCY)
    problems.push(wrong('currency', `it is in ${currency}, and invoices are in ${CURRENCY}.`));
  const [paidIn, paidOut] = [cell('in'), cell('out')];
  let amount = 0;
  if (columns.amount !== undefined) amount = pence('amount');
  else if (paidIn !== '' && (paidOut === '' || readAmount(paidOut, decimal) === 0)) amount = pence('in');
  else if (paidOut !== '' && (paidIn === '' || readAmount(paidIn, decimal) === 0)) amount = -Math.abs(pence('out'));
  else problems.push(wrong('in', 'money came in and went out in one row, or neither did.'));
  const balance = cell('balance') === '' ? undefined : pence('balance');
  if (problems.length > 0 || day === undefined) return problems;
  const words = { name: plain(cell('name')), reference: plain(cell('reference')), text: plain(cell('text')) };
  return { line, day, amount, ...words, id: cell('id'), balance };
}

const isFormula = (cell: string) => /^[=@]/.test(cell);
const FORMULA = 'is a formula, not what it comes to. Please export the statement again, from the bank itself.';

function notAmount(written: string, decimal: '.' | ','): string {
  if (written === '') return 'there is no amount.';
  if (isFormula(written)) return `“${written.slice(0, 40)}” ${FORMULA}`;
  const other =
    readAmount(written, decimal === '.' ? ',' : '.') === undefined
      ? ''
      : ` Is the sign before the pence a ${decimal === '.' ? 'comma' : 'point'}?`;
  return `“${written.slice(0, 40)}” is not an amount.${other}`;
}

function notDay(written: string, order: DateOrder): string {
  if (written === '') return 'there is no date.';
  if (isFormula(written)) return `“${written.slice(0, 40)}” ${FORMULA}`;
  const other = order === 'dmy' ? 'mdy' : 'dmy';
  const hint =
    readDay(written, other) === undefined
      ? ''
      : ` It would be one with the ${other === 'mdy' ? 'month' : 'day'} first.`;
  return `“${written.slice(0, 40)}” is not a date${order === 'ymd' ? '' : ` with the ${order === 'dmy' ? 'day' : 'month'} first`}.${hint}`;
}

/** Says where the balance does not follow from the row before, whichever end of the file is the newer. */
function offBalance(rows: readonly ReadRow[]): string[] {
  if (rows.some(({ balance }) => balance === undefined)) return [];
  const breaks = (follows: (one: ReadRow, next: ReadRow) => boolean) =>
    rows.filter((row, at) => {
      const before = rows[at - 1];
      return before !== undefined && !follows(before, row);
    });
  const down = breaks((one, next) => (one.balance ?? 0) + next.amount === next.balance);
  const up = breaks((one, next) => (next.balance ?? 0) + one.amount === one.balance);
  const [first] = down.length <= up.length ? down : up;
  if (!first) return [];
  return [
    `Line ${first.line}: the balance does not follow from the row before it. A row may be missing, or money in and money out may be mistaken for each other.`,
  ];
}
