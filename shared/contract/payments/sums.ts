import type { Instalment, InvoiceStatus } from './invoice';
import type { Movement } from './ledger';

/** What an invoice asks, and when: its `amount` less the pence that credit notes took off. */
export interface Asked {
  status: InvoiceStatus;
  amount: number;
  credited: number;
  dueDate: string | null;
  instalmentPlan: readonly Instalment[] | null;
}

/**
 * How an invoice stands, in pence. `credited` is not asked any more; `received` is less what was taken back by a dispute; `refunded` went back or is on its
 * way; `open` is what of the rest has not come in, of what is cancelled of all that it came to, which its last credit note
 * took off unpaid; `owing` the same where somebody is asked for it, so not of a draft or what is cancelled; `overdue` is the part of it that was due before today; `surplus` is to go back, since the invoice
 * asks no such sum.
 */
export interface Sums {
  credited: number;
  received: number;
  refunded: number;
  open: number;
  owing: number;
  overdue: number;
  surplus: number;
}

/** What counts as received. */
export const comingIn: readonly Movement['kind'][] = [
  'opening',
  'card',
  'transfer',
  'cash',
  'dispute',
  'dispute-returned',
];
/** What counts as refunded. */
export const goingBack: readonly Movement['kind'][] = ['refund', 'refund-failed'];

const isAsked = ({ status }: Pick<Asked, 'status'>) => status === 'unpaid' || status === 'paid' || status === 'booked';

/** The sums of an invoice on the day `today` (`YYYY-MM-DD`). A refund is the college's to give: what it gave back is not asked again. */
export function sumsOf(invoice: Asked, movements: readonly Movement[], today: string): Sums {
  let [received, refunded, writtenOff] = [0, 0, 0];
  for (const { kind, amount } of movements) {
    if (comingIn.includes(kind)) received += amount;
    else if (goingBack.includes(kind)) refunded -= amount;
    else if (kind === 'write-off') writtenOff += amount;
  }
  const left = invoice.amount - invoice.credited;
  const isCancelled = invoice.status === 'cancelled';
  const open = Math.max(0, (isCancelled ? invoice.amount : left) - received - writtenOff);
  const asked = isCancelled ? 0 : left - writtenOff;
  const owing = isAsked(invoice) ? open : 0;
  return {
    credited: invoice.credited,
    ...{ received, refunded, open, owing },
    overdue: owing > 0 ? overdueOf(invoice, received + writtenOff, today) : 0,
    surplus: Math.max(0, received - refunded - Math.max(0, asked)),
  };
}

/** How far a payment is, in a word for a list. */
export function paymentLabel({
  status,
  credited,
  received,
  owing,
  overdue,
  surplus,
}: Omit<Sums, 'open' | 'refunded'> & Pick<Asked, 'status'>) {
  if (surplus > 0) return 'To refund';
  if (status === 'cancelled') return 'Cancelled';
  if (overdue > 0) return 'Overdue';
  if (owing === 0 && isAsked({ status })) return credited > 0 && received === 0 ? 'Credited' : 'Paid';
  return received > 0 ? 'Part paid' : 'Not paid';
}

/** The instalments that an invoice is due by, less what was credited; one of the whole where it has no plan but a due date. */
export const duesOf = ({ amount, credited, dueDate, instalmentPlan }: Omit<Asked, 'status'>): readonly Instalment[] =>
  creditedPlan(instalmentPlan ?? (dueDate === null ? [] : [{ dueDate, amount }]), credited);

/** Instalments of which so many pence are not asked any more: a credit note lowers the last ones first. */
export function creditedPlan(plan: readonly Instalment[], credited: number): readonly Instalment[] {
  if (credited === 0) return plan;
  const taken = takenFrom(byDay(plan).reverse(), credited);
  return plan.map((each) => ({ ...each, amount: each.amount - (taken.get(each) ?? 0) }));
}

function overdueOf(invoice: Omit<Asked, 'status'>, settled: number, today: string): number {
  let overdue = 0;
  for (const { dueDate, owing } of instalmentsOwing(duesOf(invoice), settled)) if (dueDate < today) overdue += owing;
  return overdue;
}

/** Instalments with what each still owes, once `settled` pence have filled them from the oldest on. */
export function instalmentsOwing(plan: readonly Instalment[], settled: number): (Instalment & { owing: number })[] {
  const taken = settled > 0 ? takenFrom(byDay(plan), settled) : undefined;
  return plan.map((each) => {
    // Named one by one: lists of debts do this for every invoice, and to spread them takes several times as long.
    const { dueDate, amount } = each;
    return { dueDate, amount, owing: amount - (taken?.get(each) ?? 0) };
  });
}

const byDay = (plan: readonly Instalment[]): Instalment[] =>
  [...plan].sort((one, other) => one.dueDate.localeCompare(other.dueDate));

/** How many of these pence each instalment takes, in this order. */
function takenFrom(plan: readonly Instalment[], pence: number): Map<Instalment, number> {
  const taken = new Map<Instalment, number>();
  let left = Math.max(0, pence);
  for (const each of plan) {
    taken.set(each, Math.min(left, each.amount));
    left = Math.max(0, left - each.amount);
  }
  return taken;
}
