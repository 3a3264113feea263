import { type EntryKind, type Movement, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { dayOf } from '../../platform/days';
import type { AccountEvent } from './stateAccount';

/** An invoice of an account, as its events need it. */
export interface AccountInvoiceRow {
  id: string;
  enquiryId: string;
  number: string;
  date: string;
  status: string;
  amount: number;
  reference: string;
  name: string;
}

/** An event with what puts those of one day in order. */
type Ordered = AccountEvent & { at: string };

/** All that ever changed what these invoices ask, or came for them, in its order: documents of a day before its money. */
export async function accountEvents(db: Database, invoices: readonly AccountInvoiceRow[]): Promise<AccountEvent[]> {
  if (invoices.length === 0) return [];
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const credited = await creditNotes(db, byId);
  const events: Ordered[] = [
    ...invoices.map(issued),
    ...credited,
    ...(await cancellations(db, invoices, credited)),
    ...(await money(db, byId)),
  ];
  return events
    .sort((one, other) => inText(one.on, other.on) || inText(one.at, other.at) || inText(one.id, other.id))
    .map(({ at: _, ...event }) => event);
}

const inText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

type ById = ReadonlyMap<string, AccountInvoiceRow>;

const issued = ({ id, number, date, amount, reference, name }: AccountInvoiceRow): Ordered => ({
  ...{ id, on: date, at: `1 ${number}`, kind: 'invoice', number, about: `${name}, ${reference}` },
  ...{ for: [{ id, number }], reference: '', parts: [{ invoiceId: id, asked: amount }] },
});

async function creditNotes(db: Database, byId: ById): Promise<Ordered[]> {
  const notes = await db
    .selectFrom('creditNotes')
    .select(['id', 'invoiceId', 'number', 'date', 'amount'])
    .where('invoiceId', 'in', [...byId.keys()])
    .execute();
  return notes.map(({ id, invoiceId, number, date, amount }) => ({
    ...{ id, on: date, at: `2 ${number}`, kind: 'credit-note', number, about: '' },
    ...{ for: named([invoiceId], byId), reference: '', parts: [{ invoiceId, credited: amount }] },
  }));
}

/** What was cancelled before that issued a credit note: what none took off is not asked from the day of cancelling on. */
async function cancellations(
  db: Database,
  invoices: readonly AccountInvoiceRow[],
  credited: readonly AccountEvent[],
): Promise<Ordered[]> {
  const cancelled = invoices.flatMap((invoice) => {
    const parts = credited.flatMap((note) => note.parts).filter(({ invoiceId }) => invoiceId === invoice.id);
    const left = invoice.amount - parts.reduce((sum, part) => sum + (part.credited ?? 0), 0);
    return invoice.status === 'cancelled' && left > 0 ? [{ ...invoice, left }] : [];
  });
  if (cancelled.length === 0) return [];
  const steps = await db
    .selectFrom('paymentSteps')
    .select(({ fn }) => ['enquiryId', fn.max('madeAt').as('madeAt')])
    .where(
      'enquiryId',
      'in',
      cancelled.map(({ enquiryId }) => enquiryId),
    )
    .where('kind', '=', 'cancelled')
    .groupBy('enquiryId')
    .execute();
  const cancelledAt = new Map(steps.map(({ enquiryId, madeAt }) => [enquiryId, madeAt]));
  return cancelled.map(({ id, enquiryId, number, date, left }) => {
    const at = cancelledAt.get(enquiryId);
    return {
      ...{ id: `${id} cancelled`, on: at ? dayOf(at) : date, at: `3 ${number}`, kind: 'cancellation', number },
      ...{ about: '', for: [{ id, number }], reference: '', parts: [{ invoiceId: id, credited: left }] },
    };
  });
}

/** What moved for these invoices, an entry of the ledger once, whatever number of them it is for. What a provider keeps for its trouble is the college's. */
async function money(db: Database, byId: ById): Promise<Ordered[]> {
  const allocated = await db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
    .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
    .leftJoin('moneyEntryTexts', 'moneyEntryTexts.entryId', 'moneyEntries.id')
    .select(['moneyEntries.id', 'moneyEntries.kind', 'moneyEntries.receivedOn', 'moneyEntries.recordedAt'])
    .select(['undone.kind as undoneKind', 'allocations.invoiceId', 'moneyEntryTexts.reference'])
    .select(({ fn }) => fn.sum<number>('allocations.amount').as('amount'))
    .where('allocations.invoiceId', 'in', [...byId.keys()])
    .groupBy(['moneyEntries.id', 'undone.kind', 'allocations.invoiceId', 'moneyEntryTexts.reference'])
    // What was given on to another invoice is not this one's any more.
    .having(({ fn }) => fn.sum('allocations.amount'), '<>', 0)
    .execute();
  const entries = new Map<string, Ordered>();
  for (const { id, kind, undoneKind, receivedOn, recordedAt, reference, invoiceId, ...sum } of allocated) {
    const moved = { kind: (undoneKind ?? kind) as Exclude<EntryKind, 'reversal'>, amount: Number(sum.amount) };
    if (moved.kind === 'fee') continue;
    const known = entries.get(id)?.parts ?? [];
    const parts = [...known, { invoiceId, moved: moved satisfies Movement }];
    entries.set(id, {
      // What stands is all that came, whatever day was written on it.
      ...{ id, on: notToCome(receivedOn), at: `4 ${recordedAt}`, kind, number: '', about: '' },
      for: named(
        parts.map((part) => part.invoiceId),
        byId,
      ),
      ...{ reference: reference ?? '', parts },
    });
  }
  return [...entries.values()];
}

const notToCome = (day: string): string => [day, today()].sort()[0] ?? day;

const named = (ids: readonly string[], byId: ById) =>
  ids.flatMap((id) => {
    const invoice = byId.get(id);
    return invoice ? [{ id, number: invoice.number }] : [];
  });
