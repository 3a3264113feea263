import type { Payable } from './payable';
import { put } from './put';

const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** The words of a name as banks write them: capitals without accents. */
export const wordsOf = (text: string): string[] =>
  // Most names have no accents, and taking them out costs more than all the rest.
  (/^[ -~]*$/.test(text) ? text.toUpperCase() : withoutAccents(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();

/** Finds the invoices of those whom words name. */
export function peopleOf(invoices: readonly Payable[]): (written: ReadonlySet<string>) => Payable[] {
  const byLast = new Map<string, { invoice: Payable; at: number; words: string[] }[]>();
  for (const [at, invoice] of invoices.entries()) {
    const words = wordsOf(invoice.name);
    put(byLast, words.at(-1) ?? '', { invoice, at, words });
  }
  return (written) =>
    [...written]
      .flatMap((word) => (byLast.get(word) ?? []).filter(({ words }) => namesIn(written, words)))
      .sort((one, other) => one.at - other.at)
      .map(({ invoice }) => invoice);
}

/** Whether these words name somebody: their last name, and their first or what it begins with. */
function namesIn(written: ReadonlySet<string>, words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || last.length < 2 || !written.has(last)) return false;
  return written.has(first) || written.has(first.charAt(0));
}
