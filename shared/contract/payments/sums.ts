import type { Instalment, InvoiceStatus } from './invoice';
import type { Movement } from './ledger';

/** What an invoice asks, and when. */
export interface Asked {
  status: InvoiceStatus;
  amount: number;
  dueDate: string | null;
  instalmentPlan: readonly Instalment[] | null;
}

/**
 * How an invoice stands, in pence. `received` is less what was taken back by a dispute; `refunded` went back or is on its
 * way; `open` is what of the amount has not come in, and `owing` the same where somebody is asked for it, so not of a draft
 * or what is cancelled; `overdue` is the part of it that was due before today; `surplus` is to go back, since the invoice
 * asks no such sum.
 */
export interface Sums {
  received: number;
  refunded: number;
  open: number;
  owing: number;
  overdue: number;
  surplus: number;
}

const comingIn: readonly Movement['kind'][] = ['opening', 'card', 'transfer', 'cash', 'dispute', 'dispute-returned'];
const goingBack: readonly Movement['kind'][] = ['refund', 'refund-failed'];

const isAsked = ({ status }: Pick<Asked, 'status'>) => status === 'unpaid' || status === 'paid' || status === 'booked';

/** The sums of an invoice on the day `today` (`YYYY-MM-DD`). A refund is the college's to give: what it gave back is not asked again. */
export function sumsOf(invoice: Asked, movements: readonly Movement[], today: string): Sums {
  const sum = (...kinds: readonly Movement['kind'][]) =>
    movements.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0);
  const received = sum(...comingIn);
  // Minus nothing would be a zero with a sign.
  const refunded = 0 - sum(...goingBack);
  const writtenOff = sum('write-off');
  const open = Math.max(0, invoice.amount - received - writtenOff);
  const asked = isAsked(invoice) ? invoice.amount - writtenOff : 0;
  return {
    received,
    refunded,
    open,
    owing: isAsked(invoice) ? open : 0,
    overdue: isAsked(invoice) ? overdueOf(invoice, received + writtenOff, today) : 0,
    surplus: Math.max(0, received - refunded - Math.max(0, asked)),
  };
}

/** How far a payment is, in a word for a list. */
export function paymentLabel({
  status,
  received,
  owing,
  overdue,
  surplus,
}: Omit<Sums, 'open' | 'refunded'> & Pick<Asked, 'status'>) {
  if (surplus > 0) return 'To refund';
  if (status === 'cancelled') return 'Cancelled';
  if (overdue > 0) return 'Overdue';
  if (owing === 0 && isAsked({ status })) return 'Paid';
  return received > 0 ? 'Part paid' : 'Not paid';
}

/** The instalments that an invoice is due by; one of the whole where it has no plan but a due date. */
export const duesOf = ({ amount, dueDate, instalmentPlan }: Omit<Asked, 'status'>): readonly Instalment[] =>
  instalmentPlan ?? (dueDate === null ? [] : [{ dueDate, amount }]);

const overdueOf = (invoice: Omit<Asked, 'status'>, settled: number, today: string): number =>
  instalmentsOwing(duesOf(invoice), settled)
    .filter(({ dueDate }) => dueDate < today)
    .reduce((sum, { owing }) => sum + owing, 0);

/** Instalments with what each still owes, once `settled` pence have filled them from the oldest on. */
export function instalmentsOwing<Each extends Instalment>(
  plan: readonly Each[],
  settled: number,
): (Each & { owing: number })[] {
  const owing = new Map<Each, number>();
  let left = Math.max(0, settled);
  for (const each of [...plan].sort((one, other) => one.dueDate.localeCompare(other.dueDate))) {
    const taken = Math.min(left, each.amount);
    left -= taken;
    owing.set(each, each.amount - taken);
  }
  return plan.map((each) => ({ ...each, owing: owing.get(each) ?? each.amount }));
}
