import { campuses, campusNames, keysOf, readSittings } from '@forms/shared/contract';
import type { Cell } from './table';

/** What a cell says, or why it says nothing that can be. */
export type Read<T = unknown> = { value: T } | { problem: string };

const text = (cell: Cell): string => String(cell).trim();
/** A file of ours has an apostrophe before what a spreadsheet would run. */
const words = (cell: Cell): Read => ({ value: text(cell).replace(/^'(?=[=+\-@])/, '') });

/** One of a table of words, by its key or its words in any case. */
const oneOf =
  (labels: Readonly<Record<string, string>>, isOptional = false) =>
  (cell: Cell): Read => {
    const said = text(cell).toLowerCase();
    if (isOptional && said === '') return { value: null };
    const found = keysOf(labels).find((key) => key.toLowerCase() === said || labels[key]?.toLowerCase() === said);
    return found ? { value: found } : { problem: `“${text(cell)}” is none of ${Object.values(labels).join(', ')}` };
  };

const whole = (cell: Cell): Read => {
  const said = text(cell);
  return said === '' ? { value: null } : { value: Number(said) };
};

const money = /^(-?)£?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
/** Pence of pounds, `49.95` or `£1,049.95`; a workbook's number may be a hair off. */
const pence = (cell: Cell): Read => {
  const said = typeof cell === 'number' ? cell.toFixed(8).replace(/\.?0+$/, '') : text(cell);
  if (said === '') return { value: null };
  const [, minus = '', pounds, part = ''] = money.exec(said) ?? [];
  if (pounds === undefined) return { problem: `“${said}” is no amount in pounds, as 49.95` };
  return { value: Number(`${minus}${pounds.replaceAll(',', '')}${part.padEnd(2, '0')}`) };
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** `08-31`, and what spreadsheets make of that: `31-Aug`, or a day of some year. */
const monthAndDay = (cell: Cell): Read => {
  const said = text(cell);
  if (said === '') return { value: null };
  const [, day, name = ''] = /^(\d{1,2})[ -]([a-z]{3})[a-z]*$/i.exec(said) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (day && month > 0) return { value: `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` };
  return { value: /^\d{4}-\d{2}-\d{2}$/.test(said) ? said.slice(5) : said };
};

const list = (cell: Cell): string[] =>
  text(cell)
    .split(/[\s,;]+/)
    .filter(Boolean);

const places = (cell: Cell): Read => {
  const named = list(cell).map((said) => ({
    said,
    campus: campuses.find((each) => [each, campusNames[each].toLowerCase()].includes(said.toLowerCase())),
  }));
  const unknown = named.find(({ campus }) => !campus);
  if (unknown) return { problem: `“${unknown.said}” is none of ${Object.values(campusNames).join(', ')}` };
  return { value: campuses.filter((campus) => named.some((each) => each.campus === campus)) };
};

const sittings = (cell: Cell): Read => {
  const read = readSittings(text(cell));
  return typeof read === 'string' ? { problem: read } : { value: read };
};

/** How a cell of each kind is read. */
export const cellReaders = { words, oneOf, whole, pence, monthAndDay, list, places, sittings };
