import { hashOf } from '../../platform/ids';
import type { ReadRow } from './read/readStatement';

/** The same for rows of an account that are equal: by the bank's id, else by their words and the balance after them. */
export const likenessOf = (account: string, { id, day, amount, name, reference, text, balance }: ReadRow): string =>
  hashOf(JSON.stringify([account, day, amount, id === '' ? [name, reference, text, balance ?? null] : id]));

/** How many rows of a likeness are stored, and the first and last days of the files that they came with. */
export interface Known {
  count: number;
  files: readonly { from: string; to: string }[];
}

export interface Recognised<Row> {
  /** The rows to store, each with which of its equals it is, from 1. */
  added: { row: Row; likeness: string; nth: number }[];
  /** Rows that may be the known ones or others: this file begins or ends on a day on which another ends or begins. */
  equal: { row: Row; likeness: string; inFile: number; known: number }[];
}

/**
 * Which rows of a file are new. Of k equal rows where m are known, k - m are: overlapping files come to the same as the
 * whole, and k equal rows of one file stay k. Where only a person can say, `others` says how many more there are.
 *
 * @param known what is stored, by likeness
 * @param others by likeness
 */
export function recognise<Row extends ReadRow>(
  rows: readonly (Row & { likeness: string })[],
  known: ReadonlyMap<string, Known>,
  others: Readonly<Record<string, number>>,
): Recognised<Row> {
  const days = rows.map(({ day }) => day).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.likeness);
    if (group) group.push(row);
    else groups.set(row.likeness, [row]);
  }
  const result: Recognised<Row> = { added: [], equal: [] };
  for (const [likeness, group] of groups) {
    const [first] = group;
    const { count, files } = known.get(likeness) ?? { count: 0, files: [] };
    if (!first) continue;
    const isOpen =
      count > 0 &&
      first.id === '' &&
      first.balance === undefined &&
      files.some((file) => (first.day === from && file.to === from) || (first.day === to && file.from === to));
    if (isOpen) result.equal.push({ row: first, likeness, inFile: group.length, known: count });
    const said = isOpen ? Math.min(group.length, others[likeness] ?? 0) : 0;
    const more = Math.max(group.length - count, said);
    // The last ones of the file are taken for the new ones; they are equal.
    const fresh = more > 0 ? group.slice(-more) : [];
    result.added.push(...fresh.map((row, at) => ({ row, likeness, nth: count + at + 1 })));
  }
  return result;
}

/** A payout of the card provider: one net sum of card payments that the ledger has already. */
export const isPayout = ({ name, reference, text }: Pick<ReadRow, 'name' | 'reference' | 'text'>): boolean =>
  [name, text, reference].some((words) =>
    /^\s*STRIPE(\s+(PAYMENTS?|TECHNOLOGY|PAYOUT|UK|EUROPE|STRIPE)\b|\W*$|[\s,;/-]+[A-Z]*\d)/i.test(words),
  );
