import { formatPence, type Part, type Proposal, type Sureness } from '@forms/shared/contract';
import { peopleOf, wordsOf } from './names';
import { asInvoice, type Payable } from './payable';
import { put } from './put';
import { namesOf, slipsOf } from './references';

/** A row that is to be matched; `hasTwin` says that another file holds one of the same day and amount. */
export interface OpenRow {
  id: string;
  amount: number;
  name: string;
  reference: string;
  text: string;
  hasTwin: boolean;
}

/**
 * What each row is proposed for, by its id; rows for which nothing fits are left out. `sure` is only what names invoices
 * by their reference, comes to what they owe, and leaves no other reading. Nothing of it is booked by itself.
 *
 * @param invoices every one that owes, and those that a row may name though they owe nothing: it is for no other then
 */
export function proposalsFor(rows: readonly OpenRow[], invoices: readonly Payable[]): Map<string, Proposal> {
  const owing = invoices.filter((each) => each.owing > 0);
  const [named, slips, people, sums] = [namesOf(invoices), slipsOf(invoices), peopleOf(owing), amountsOf(owing)];
  const proposalOf = ({ amount, reference, text, name }: OpenRow): Proposal | undefined => {
    const words = [reference, text, name].join(' ');
    const found = named(words);
    if (found.length > 0) return byReference(amount, found, owing);
    const written = new Set(wordsOf(words));
    return bySlip(amount, slips(words)) ?? byName(amount, people(written)) ?? byAmount(amount, sums(amount));
  };
  const proposals = new Map<string, Proposal>();
  for (const row of rows) {
    const found = proposalOf(row);
    if (found) proposals.set(row.id, row.hasTwin ? lessSure(found, TWIN) : found);
  }
  return withoutRivals(proposals);
}

const TWIN = 'Another file holds a row of the same day and amount: it may be this one.';

const proposed = (sureness: Sureness, parts: Part[], ...reasons: string[]): Proposal => ({ sureness, parts, reasons });
const lessSure = (proposal: Proposal, reason: string): Proposal => ({
  ...proposal,
  sureness: proposal.sureness === 'sure' ? 'likely' : proposal.sureness,
  reasons: [...proposal.reasons, reason],
});

const partOf = (invoice: Payable, amount: number): Part => ({ invoice: asInvoice(invoice), amount });
const sumOf = (invoices: readonly Payable[]) => invoices.reduce((sum, { owing }) => sum + owing, 0);
const partsOf = (invoices: readonly Payable[]) => invoices.map((each) => partOf(each, each.owing));
const fits = ({ owing, next }: Payable, amount: number) => owing > 0 && (owing === amount || next === amount);
const comesTo = (invoice: Payable, amount: number) =>
  invoice.owing === amount ? 'It comes to what is owing.' : 'It comes to the next instalment.';

function byReference(
  amount: number,
  named: readonly { invoice: Payable; isWhole: boolean }[],
  owing: readonly Payable[],
): Proposal {
  const [first] = named;
  const invoices = named.map(({ invoice }) => invoice);
  const isWhole = named.every((each) => each.isWhole);
  if (!first || invoices.length > 1) return bySeveral(amount, invoices, isWhole);
  const { invoice } = first;
  const reason = `It names ${invoice.number} or ${invoice.reference}.`;
  if (fits(invoice, amount))
    return proposed(isWhole ? 'sure' : 'likely', [partOf(invoice, amount)], reason, comesTo(invoice, amount));
  if (invoice.owing === 0)
    return proposed(
      'unsure',
      [partOf(invoice, amount)],
      reason,
      `Nothing is owing for it: all ${formatPence(amount)} would be to refund.`,
    );
  const family = owing.filter(({ email }) => email === invoice.email);
  if (family.length > 1 && sumOf(family) === amount)
    return proposed('likely', partsOf(family), reason, 'It comes to what the same payer owes for all of these.');
  const over = amount - invoice.owing;
  const off =
    over > 0
      ? `${formatPence(over)} more than is owing: that would be to refund.`
      : `${formatPence(-over)} less than is owing.`;
  return proposed('likely', [partOf(invoice, amount)], reason, off);
}

function bySeveral(amount: number, invoices: readonly Payable[], isWhole: boolean): Proposal {
  const open = invoices.filter(({ owing }) => owing > 0);
  const reason = `It names ${invoices.map(({ number }) => number).join(' and ')}.`;
  if (open.length === invoices.length && sumOf(open) === amount)
    return proposed(isWhole ? 'sure' : 'likely', partsOf(open), reason, 'It comes to what is owing for them.');
  let left = amount;
  const parts = open.flatMap((invoice) => {
    const taken = Math.min(left, invoice.owing);
    left -= taken;
    return taken > 0 ? [partOf(invoice, taken)] : [];
  });
  return proposed(
    'unsure',
    parts,
    reason,
    `${formatPence(sumOf(open))} is owing for them, and ${formatPence(amount)} came.`,
  );
}

function bySlip(amount: number, invoices: readonly Payable[]): Proposal | undefined {
  const [invoice] = invoices;
  if (!invoice || invoices.length > 1) return undefined;
  const reason = `It names ${invoice.reference}, with one slip.`;
  return fits(invoice, amount)
    ? proposed('likely', [partOf(invoice, amount)], reason, comesTo(invoice, amount))
    : proposed('unsure', [partOf(invoice, amount)], reason, `${formatPence(invoice.owing)} is owing for it.`);
}

function byName(amount: number, invoices: readonly Payable[]): Proposal | undefined {
  const [first] = invoices;
  if (!first) return undefined;
  const reason = `It names ${first.name}.`;
  const fitting = invoices.filter((each) => fits(each, amount));
  const [fit] = fitting;
  if (fit && invoices.length === 1) return proposed('likely', [partOf(fit, amount)], reason, comesTo(fit, amount));
  if (fit && fitting.length === 1) return proposed('unsure', [partOf(fit, amount)], reason, comesTo(fit, amount));
  const isOnePayer = invoices.every(({ email }) => email === first.email);
  if (isOnePayer && invoices.length > 1 && sumOf(invoices) === amount)
    return proposed('likely', partsOf(invoices), reason, 'It comes to what the same payer owes for all of these.');
  if (invoices.length > 1) return undefined;
  return proposed(
    'unsure',
    [partOf(first, amount)],
    reason,
    `${formatPence(first.owing)} is owing, and ${formatPence(amount)} came.`,
  );
}

function byAmount(amount: number, fitting: readonly Payable[]): Proposal | undefined {
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return undefined;
  return proposed('unsure', [partOf(only, amount)], 'Only its amount fits, and that of no other invoice.');
}

const RIVAL = 'Another row is proposed for the same invoice: together they would be too much.';

/** Finds the invoices that are owing, or whose next instalment is, with a sum. */
function amountsOf(owing: readonly Payable[]): (amount: number) => readonly Payable[] {
  const bySum = new Map<number, Payable[]>();
  for (const invoice of owing) for (const sum of new Set([invoice.owing, invoice.next])) put(bySum, sum, invoice);
  return (amount) => bySum.get(amount) ?? [];
}

/** Makes what is proposed for one invoice twice less sure, where there is less owing than both come to. */
function withoutRivals(proposals: ReadonlyMap<string, Proposal>): Map<string, Proposal> {
  const asked = new Map<string, number>();
  for (const { parts } of proposals.values())
    for (const { invoice, amount } of parts) asked.set(invoice.invoiceId, (asked.get(invoice.invoiceId) ?? 0) + amount);
  const hasRival = ({ parts }: Proposal) =>
    parts.some(({ invoice, amount }) => {
      const all = asked.get(invoice.invoiceId) ?? 0;
      return all > amount && all > invoice.owing;
    });
  return new Map([...proposals].map(([id, each]) => [id, hasRival(each) ? lessSure(each, RIVAL) : each]));
}
