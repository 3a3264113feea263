import { type ColumnRole, type CsvMapping, delimiters } from '@forms/shared/contract';
import { decimalOf, readAmount } from './amounts';
import type { Line } from './cells';
import { dateOrderOf, readDay } from './days';

/** What banks call their columns, in small letters and without a currency. */
const names: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: [
    'date',
    'transaction date',
    'posting date',
    'booking date',
    'data',
    'data mov.',
    'data movimento',
    'data operação',
  ],
  amount: ['amount', 'value', 'montante', 'importância', 'valor', 'debit/credit'],
  in: ['credit amount', 'credit', 'paid in', 'money in', 'crédito', 'credito'],
  out: ['debit amount', 'debit', 'paid out', 'money out', 'débito', 'debito'],
  name: ['name', 'counter party', 'counterparty', 'payer', 'nome'],
  reference: ['reference', 'payment reference', 'referência', 'notes and #tags'],
  text: ['memo', 'description', 'transaction description', 'narrative', 'details', 'descrição', 'descricao'],
  balance: ['balance', 'saldo'],
  id: ['transaction id', 'fitid'],
  account: ['account', 'account number', 'conta'],
  currency: ['currency', 'moeda'],
};
const roles = Object.keys(names) as ColumnRole[];

/** A column's name as it is compared. */
export const columnName = (cell: string): string =>
  cell
    .replace(/\ufeff|\([a-z]{3}\)/gi, '')
    .trim()
    .toLowerCase();

const rolesIn = (cells: readonly string[]): CsvMapping['columns'] => {
  const found: CsvMapping['columns'] = {};
  for (const role of roles) {
    const at = cells.findIndex((cell) => names[role].includes(columnName(cell)));
    // Of two columns of one name, a person says which it is.
    const isOne = cells.filter((cell) => columnName(cell) === columnName(cells[at] ?? '')).length === 1;
    if (at >= 0 && (isOne || role !== 'amount')) found[role] = at;
  }
  if (found.amount === undefined) return found;
  const { in: _in, out: _out, ...rest } = found;
  return rest;
};

const isHeader = (cells: readonly string[]) => {
  const { date, amount, in: paidIn, out } = rolesIn(cells);
  return date !== undefined && (amount ?? paidIn ?? out) !== undefined;
};
const hasDay = (cells: readonly string[]) => cells.some((cell) => readDay(cell, 'dmy') ?? readDay(cell, 'mdy'));

/** The delimiter by which most of the first lines have as many cells as each other, and more than one. */
export function delimiterOf(text: string): CsvMapping['delimiter'] {
  const lines = text.split(/\r?\n/, 40).filter((line) => line.trim() !== '');
  const score = (delimiter: string) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cells = line.replace(/"[^"]*"/g, '').split(delimiter).length;
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  };
  const best = Math.max(...delimiters.map(score));
  // An amount such as 12,50 has a comma in every line, too.
  return (
    [';', '\t', '|', ',']
      .map((each) => delimiters.find((known) => known === each) ?? ',')
      .find((each) => score(each) === best) ?? ','
  );
}

/** Proposes how a file's columns are read. What its values leave open stays null or out, and is asked. */
export function proposeMapping(
  lines: readonly Line[],
  { encoding, delimiter }: Pick<CsvMapping, 'encoding' | 'delimiter'>,
): CsvMapping {
  const header = lines.slice(0, 30).find(({ cells }) => isHeader(cells));
  const first = lines.slice(0, 30).findIndex(({ cells }) => cells.length > 1 && hasDay(cells));
  // Names that nobody knows stand in the line before the first day; a file may have none at all.
  const before = first > 0 ? lines[first - 1] : undefined;
  const headerLine = header?.line ?? (before && before.cells.length === lines[first]?.cells.length ? before.line : 0);
  const columns = header ? rolesIn(header.cells) : columnsByValue(lines.slice(Math.max(0, first), 50));
  return mappingOf(lines, { encoding, delimiter, headerLine, dateOrder: null, decimal: null, columns });
}

/** A mapping with the date's order and the decimal sign that a file's values leave no doubt of, where it does not say them. */
export function mappingOf(lines: readonly Line[], mapping: CsvMapping): CsvMapping {
  const { columns, headerLine } = mapping;
  const values = (...of: ColumnRole[]) =>
    lines
      .filter(({ line }) => line > headerLine)
      .flatMap(({ cells }) => of.map((role) => cells[columns[role] ?? -1] ?? ''))
      .filter((cell) => cell !== '');
  return {
    ...mapping,
    dateOrder: mapping.dateOrder ?? (columns.date === undefined ? null : dateOrderOf(values('date'))),
    decimal: mapping.decimal ?? decimalOf(values('amount', 'in', 'out')),
  };
}

/** Without names: the first column of days is the date, the only one of amounts the amount, the longest one the words. */
function columnsByValue(lines: readonly Line[]): CsvMapping['columns'] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    lines.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''),
  );
  const each = (test: (cell: string) => unknown) =>
    columns.flatMap((cells, at) => (cells.length > 0 && cells.every(test) ? [at] : []));
  const isDay = (cell: string) => readDay(cell, 'dmy') ?? readDay(cell, 'mdy');
  const isAmount = (cell: string) => readAmount(cell, '.') !== undefined || readAmount(cell, ',') !== undefined;
  const [date] = each(isDay);
  const amounts = each((cell) => isAmount(cell) && !isDay(cell));
  const [text] = each((cell) => !isAmount(cell) && !isDay(cell) && /\p{L}/u.test(cell));
  return {
    ...(date !== undefined && { date }),
    ...(amounts.length === 1 && amounts[0] !== undefined && { amount: amounts[0] }),
    ...(text !== undefined && { text }),
  };
}
