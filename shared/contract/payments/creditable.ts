import { today } from '../forms/dates';
import type { InvoiceItemType } from '../money/line';
import type { OwnTax, TaxedKind } from '../sellers/tax';
import { feesAccount } from './accounts';
import type { NewCreditNoteLine } from './creditNote';
import type { Invoice } from './invoice';
import type { MoneyEntry, Movement } from './ledger';
import { type Sums, sumsOf } from './sums';

/**
 * What is left to credit of an invoice, line by line, in pence: together the rest of it. What was credited is taken off the
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
    const { description, amount, accountId } = credited;
    const line = lines.find((each) => each.description === description && each.accountId === accountId);
    if (line) line.amount -= amount;
    else lines.push(ofLine({ ...credited, cost: -amount }, accountId, credited.kind));
  }
  return lines.filter(({ amount }) => amount !== 0);
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
