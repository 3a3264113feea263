import {
  type AccountRow,
  type Aged,
  type Asked,
  agedOwing,
  agedSum,
  type Movement,
  type Sums,
  sumsOf,
} from '@forms/shared/contract';

/** What of an event is for one invoice: how much more it asks, how much less, or what moved for it. */
export interface Part {
  invoiceId: string;
  asked?: number;
  credited?: number;
  moved?: Movement;
}

/** Something that changed what invoices ask or what came for them, as a statement names it. */
export interface AccountEvent extends Omit<AccountRow, 'change' | 'balance'> {
  parts: readonly Part[];
}

/** The terms of an invoice; `isCancelled` once nothing of it is asked any more. */
export interface Terms extends Pick<Asked, 'dueDate' | 'instalmentPlan'> {
  isCancelled: boolean;
}

/** An account as it stood at the beginning of a period, what happened, and as it stood after. */
export interface Stated {
  opening: number;
  rows: AccountRow[];
  closing: number;
  owing: number;
  credit: number;
  aged: Aged;
  /** The ids of the invoices of which something is owing. */
  open: string[];
}

/**
 * States an account over a period. Its balance is what the ledger's sums say is owing, less what came beyond that, after each
 * event: where these ask less than documents and money come to, as after a refund that is not asked again, a row of its own
 * says so.
 *
 * @param events in their order
 */
export function stateAccount(
  events: readonly AccountEvent[],
  terms: ReadonlyMap<string, Terms>,
  { from, to }: { from: string; to: string },
): Stated {
  const invoices = new Map<string, InvoiceSoFar>();
  const soFar = (id: string): InvoiceSoFar => {
    const known = invoices.get(id) ?? new InvoiceSoFar(terms.get(id));
    invoices.set(id, known);
    return known;
  };
  let [opening, balance] = [0, 0];
  const rows: AccountRow[] = [];
  for (const { parts, ...event } of events) {
    if (event.on > to) continue;
    const change = sum(parts.map(faceOf));
    const really = sum(parts.map((part) => soFar(part.invoiceId).add(part)));
    const added = [
      { ...event, change },
      { ...event, id: `${event.id} not asked`, kind: 'not-asked' as const, reference: '', change: really - change },
    ];
    for (const row of added.filter((each) => each.change !== 0)) {
      balance += row.change;
      rows.push({ ...row, balance });
    }
    if (event.on >= from) continue;
    opening = balance;
    rows.length = 0;
  }
  const stands = [...invoices].map(([id, invoice]) => ({ id, ...invoice.stands(to) }));
  return {
    ...{ opening, rows, closing: balance },
    owing: sum(stands.map(({ sums }) => sums.owing)),
    credit: sum(stands.map(({ sums }) => sums.surplus)),
    aged: agedSum(stands.map(({ aged }) => aged)),
    open: stands.filter(({ sums }) => sums.owing > 0).map(({ id }) => id),
  };
}

const sum = (pence: readonly number[]) => pence.reduce((total, each) => total + each, 0);
/** What a part says by itself: what is asked more is above zero. A fee is the college's. */
const faceOf = ({ asked = 0, credited = 0, moved }: Part): number =>
  asked - credited - (moved && moved.kind !== 'fee' ? moved.amount : 0);

/** An invoice after what happened to it so far. */
class InvoiceSoFar {
  private amount = 0;
  private credited = 0;
  private readonly movements: Movement[] = [];
  constructor(private readonly terms: Terms = { dueDate: null, instalmentPlan: null, isCancelled: false }) {}

  /** Answers by how much more is owing, or less came beyond what is asked. */
  add({ asked = 0, credited = 0, moved }: Part): number {
    const before = this.net();
    this.amount += asked;
    this.credited += credited;
    if (moved) this.movements.push(moved);
    return this.net() - before;
  }

  stands(day: string): { sums: Sums; aged: Aged } {
    const sums = sumsOf(this.asked(), this.movements, day);
    return { sums, aged: agedOwing(this.asked(), sums.owing, day) };
  }

  private net(): number {
    const { owing, surplus } = sumsOf(this.asked(), this.movements, '');
    return owing - surplus;
  }

  private asked(): Asked {
    const { isCancelled, dueDate, instalmentPlan } = this.terms;
    const status = isCancelled && this.amount > 0 && this.credited >= this.amount ? 'cancelled' : 'unpaid';
    return { status, amount: this.amount, credited: this.credited, dueDate, instalmentPlan };
  }
}
