import type { Payable } from './payable';
import { put } from './put';

/** A reference as it is compared: people and banks drop what is between its letters. */
export const stripped = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export interface Named {
  invoice: Payable;
  /** It stands by itself, not within a longer run of letters and figures. */
  isWhole: boolean;
}

/** Finds the invoices whose number or reference stands in a text. */
export function namesOf(invoices: readonly Payable[]): (text: string) => Named[] {
  const byName = new Map<string, Payable[]>();
  for (const invoice of invoices)
    for (const name of [invoice.number, invoice.reference]) put(byName, stripped(name), invoice);
  const lengths = [...new Set([...byName.keys()].map(({ length }) => length))];
  const order = new Map(invoices.map((invoice, at) => [invoice, at]));
  return (text) => {
    const upper = text.toUpperCase();
    const places = [...upper.matchAll(/[A-Z0-9]/g)].map(({ index }) => index);
    const bare = stripped(text);
    const isSign = (at: number) => /[A-Z0-9]/.test(upper[at] ?? '');
    const found = new Map<Payable, boolean>();
    for (let at = 0; at < bare.length; at += 1)
      for (const length of lengths)
        for (const invoice of byName.get(bare.slice(at, at + length)) ?? []) {
          const isWhole = !isSign((places[at] ?? 0) - 1) && !isSign((places[at + length - 1] ?? 0) + 1);
          found.set(invoice, isWhole || found.get(invoice) === true);
        }
    return [...found]
      .map(([invoice, isWhole]) => ({ invoice, isWhole }))
      .sort((one, other) => (order.get(one.invoice) ?? 0) - (order.get(other.invoice) ?? 0));
  };
}

/** What a text may call invoices by, as numbers and references are written, whatever stands between their letters. */
export function namesPossible(text: string): string[] {
  const bare = stripped(text);
  const found = (pattern: RegExp) => [...bare.matchAll(pattern)];
  return [
    ...found(/(?=(E[XN])([A-Z0-9]{6}))/g).map(([, kind, rest]) => `${kind}-${rest}`),
    // How long the last part is nobody knows: what follows may belong to something else.
    ...found(/(?=(INV|PP)(20\d\d)(\d{5,8}))/g).flatMap(([, series, year, count = '']) =>
      [5, 6, 7, 8]
        .filter((length) => length <= count.length)
        .map((length) => `${series}-${year}-${count.slice(0, length)}`),
    ),
  ];
}

/** Each text that a reference becomes where one sign of it is left out. */
const shorter = (text: string) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));

/**
 * Finds invoices whose reference stands in a text with one slip: a sign too few, too many, wrong, or two exchanged. Only
 * references, which are random: a number with a slip is the next invoice's.
 */
export function slipsOf(invoices: readonly Payable[]): (text: string) => Payable[] {
  const byPart = new Map<string, Payable[]>();
  for (const invoice of invoices) {
    const reference = stripped(invoice.reference);
    for (const each of [reference, ...shorter(reference)]) put(byPart, each, invoice);
  }
  return (text) => {
    const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
    const runs = [...words, ...words.slice(1).map((word, at) => (words[at] ?? '') + word)];
    const found = new Set<Payable>();
    for (const run of runs) {
      if (run.length < 7 || run.length > 12) continue;
      for (const each of [run, ...shorter(run)]) {
        for (const invoice of byPart.get(each) ?? []) {
          if (isOneSlip(stripped(invoice.reference), run)) found.add(invoice);
        }
      }
    }
    return [...found];
  };
}

function isOneSlip(meant: string, written: string): boolean {
  if (meant.length !== written.length) return shorter(meant).includes(written) || shorter(written).includes(meant);
  const wrong = [...meant].flatMap((sign, at) => (sign === written[at] ? [] : [at]));
  const [one = 0, two = 0] = wrong;
  if (wrong.length === 1) return true;
  return wrong.length === 2 && two === one + 1 && meant[one] === written[two] && meant[two] === written[one];
}
