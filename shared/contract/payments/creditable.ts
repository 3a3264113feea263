import { today } from '../forms/dates';
import type { InvoiceItemType } from '../money/line';
import type { OwnTax, TaxedKind } from '../sellers/tax';
import { feesAccount } from './accounts';
import type { CreditNote, NewCreditNoteLine } from './creditNote';
import type { Invoice } from './invoice';
import type { MoneyEntry, Movement } from './ledger';
import { type Sums, sumsOf } from './sums';

/**
 * What is left to credit of an invoice, line by line, in pence: together the rest of it. What was credited is taken off a
 * line of those words and that account; what fits none stands by itself, below zero.
 */
export function creditableLines({
  headerItems,
  items,
  footerItems,
  creditNotes,
}: Pick<Invoice, 'headerItems' | 'items' | 'footerItems' | 'creditNotes'>): NewCreditNoteLine[] {
  const ofLine = (
    { description, cost, taxCode, taxWording }: OwnTax & { description: string; cost: number },
    accountId: InvoiceItemType,
    kind: TaxedKind,
  ): NewCreditNoteLine => ({
    ...{ description, amount: cost, accountId, kind },
    ...(taxCode && { taxCode, taxWording }),
  });
  const charged = items.filter(({ metaType }) => metaType !== 'title');
  const fees = feesAccount(charged.map((item) => item.accountId));
  const lines: NewCreditNoteLine[] = [
    ...headerItems.map((line) => ofLine(line, fees, 'fees')),
    ...charged.map((item) => ofLine(item, item.accountId, item.type)),
    ...footerItems.map((line) => ofLine(line, fees, 'fees')),
  ];
  for (const credited of creditNotes.flatMap((note) => note.lines)) {
    const left = takenOff(lines, credited);
    if (left !== 0) lines.push(ofLine({ ...credited, cost: -left }, credited.accountId, credited.kind));
  }
  return lines.filter(({ amount }) => amount !== 0);
}

/** Takes a credited line off those like it, and answers the pence for which there was none. Of several, one that comes to just that goes first, and none below nothing while another is left. */
function takenOff(lines: readonly NewCreditNoteLine[], credited: CreditNote['lines'][number]): number {
  const { description, accountId, kind, taxCode } = credited;
  const ofWords = lines.filter((each) => each.description === description && each.accountId === accountId);
  const ofTax = ofWords.filter((each) => each.kind === kind && each.taxCode === taxCode);
  const alike = ofTax.length > 0 ? ofTax : ofWords;
  const exact = alike.find(({ amount }) => amount === credited.amount);
  let left = credited.amount;
  for (const line of exact ? [exact] : alike) {
    if (Math.sign(line.amount) !== Math.sign(left)) continue;
    const pence = Math.sign(left) * Math.min(Math.abs(line.amount), Math.abs(left));
    line.amount -= pence;
    left -= pence;
  }
  const [first] = alike;
  if (!first) return left;
  first.amount -= left;
  return 0;
}

/** How an invoice stands once so many pence more are credited. */
export const sumsAfterCredit = (invoice: Invoice, pence: number): Sums =>
  sumsOf({ ...invoice, credited: invoice.credited + pence }, movementsOf(invoice.entries), today());

/** A reversal counts as the kind of what it undoes. */
const movementsOf = (entries: readonly MoneyEntry[]): Movement[] =>
  entries.flatMap(({ kind, amount, reverses }) => {
    const moved = kind === 'reversal' ? entries.find(({ id }) => id === reverses)?.kind : kind;
    return moved === undefined || moved === 'reversal' ? [] : [{ kind: moved, amount }];
  });
