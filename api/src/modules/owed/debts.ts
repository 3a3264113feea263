import { setImmediate } from 'node:timers/promises';
import { type Aged, agedDues, agedSum } from '@forms/shared/contract';
import { byPayer } from '../payers/byPayer';
import { duesOfInvoice } from '../payers/duesOfInvoice';
import type { OpenDebt } from '../payers/openInvoices';

/** What one who pays owes, in pence, with the invoices that it is for. */
export interface Debt {
  id: string;
  name: string;
  email: string;
  open: readonly OpenDebt[];
  aged: Aged;
  owing: number;
  /** What came in beyond what was asked. */
  credit: number;
  /** The first day that is not paid by; null where nothing is owing, or has no day. */
  oldestDue: string | null;
}

/** Open invoices as debts at the end of a day (`YYYY-MM-DD`), by who pays. */
export async function debtsOf(open: readonly OpenDebt[], day: string): Promise<Debt[]> {
  const debts: Debt[] = [];
  for (const invoices of byPayer(open).values()) {
    const [first] = invoices;
    if (!first) continue;
    const { payerId: id, payerName: name, payerEmail: email } = first;
    debts.push({ id, name, email, open: invoices, ...totalsOf(invoices, day) });
    if (debts.length % AT_ONCE === 0) await setImmediate();
  }
  return debts;
}

/** So many are added up at once: others are answered between. */
const AT_ONCE = 2_000;

/** What invoices of one who pays come to together. */
export function totalsOf(
  invoices: readonly OpenDebt[],
  day: string,
): Pick<Debt, 'aged' | 'owing' | 'credit' | 'oldestDue'> {
  const aged: Aged[] = [];
  let [owing, credit]: [number, number] = [0, 0];
  let oldestDue: string | null = null;
  for (const invoice of invoices) {
    const { sums } = invoice;
    const dues = duesOfInvoice(invoice);
    aged.push(agedDues(dues, sums.owing, day));
    owing += sums.owing;
    credit += sums.surplus;
    for (const due of dues)
      if (due.owing > 0 && (oldestDue === null || due.dueDate < oldestDue)) oldestDue = due.dueDate;
  }
  return { aged: agedSum(aged), owing, credit, oldestDue };
}
