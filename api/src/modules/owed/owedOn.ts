import {
  type Age,
  ALL,
  agedSum,
  ages,
  fold,
  type OwedAsked,
  type OwedOn,
  type OwedSort,
  type PayerOwing,
  type ReminderState,
  today,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { sortAsked } from '../../platform/lists/keyset';
import { type OrderAmong, pageAmong, sortedAmong } from '../../platform/lists/pageAmong';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';
import { openDebts } from '../payers/openInvoices';
import { type Debt, debtsOf } from './debts';
import { unallocated } from './unallocated';
import { lastReminders, pausesOn } from './whatHolds';

const byAge = (age: Age): OrderAmong<Debt> => ({ by: ({ aged }) => aged[age], id: ({ id }) => id });
const orders: Readonly<Record<Exclude<OwedSort, 'remindedAt'>, OrderAmong<Debt>>> = {
  name: { by: ({ name }) => fold(name), id: ({ id }) => id, isPersonal: true },
  owing: { by: ({ owing }) => owing, id: ({ id }) => id },
  credit: { by: ({ credit }) => credit, id: ({ id }) => id },
  // What has no day to be paid by comes last.
  oldestDue: { by: ({ oldestDue }) => oldestDue ?? '9999-12-31', id: ({ id }) => id },
  notDue: byAge('notDue'),
  to30: byAge('to30'),
  to60: byAge('to60'),
  to90: byAge('to90'),
  over90: byAge('over90'),
};

/** When somebody last had a reminder, all of theirs are looked up only where that is the order. Who never had one comes first. */
async function orderOf(db: Database, sort: OwedSort): Promise<OrderAmong<Debt>> {
  if (sort !== 'remindedAt') return orders[sort];
  const reminded = await lastReminders(db);
  return { by: (debt) => remindedOf(debt, reminded) ?? '', id: ({ id }) => id };
}

/** All debts of a day. */
export interface Debts {
  day: string;
  all: readonly Debt[];
  /** By invoice. */
  pauses: ReadonlyMap<string, unknown>;
}

/** What everybody owed at the end of a day (`YYYY-MM-DD`), and for which of it no reminder goes now. */
export async function debtsOn(db: Database, day: string): Promise<Debts> {
  return { day, all: await debtsOf(await openDebts(db, day), day), pauses: await pausesOn(db, today()) };
}

/** A page of these debts, of those whose payer's name or address has all of these words, folded, with the sums of all. */
export async function owedOn(
  db: Database,
  { day, all, pauses }: Debts,
  asked: OwedAsked,
  words: readonly string[],
): Promise<OwedOn> {
  const found = foundIn({ all, pauses }, asked, words);
  const { sort, how } = sortAsked<OwedSort>('oldestDue', asked);
  const page = await pageAmong(found, await orderOf(db, sort), how);
  return {
    ...page,
    rows: await describe(db, page.rows, pauses),
    counts: { [ALL]: found.length },
    ...{ day, aged: agedSum(all.map(({ aged }) => aged)), unallocated: await unallocated(db, day) },
  };
}

/** All debts that a page would be of, some at once: sorted once, and none added up again. */
export async function* everyDebt(
  db: Database,
  debts: Debts,
  asked: OwedAsked,
  words: readonly string[],
): AsyncGenerator<PayerOwing[]> {
  const { sort, how } = sortAsked<OwedSort>('oldestDue', asked);
  const sorted = sortedAmong(foundIn(debts, asked, words), await orderOf(db, sort), how.down);
  for (let from = 0; from < sorted.length; from += ROWS_AT_ONCE) {
    const some = sorted.slice(from, from + ROWS_AT_ONCE).map(({ row }) => row);
    yield await describe(db, some, debts.pauses);
  }
}

/** Those that a list was narrowed to. */
const foundIn = ({ all, pauses }: Pick<Debts, 'all' | 'pauses'>, asked: OwedAsked, words: readonly string[]) =>
  all.filter(
    (debt) =>
      (!asked.age || oldestAge(debt) === asked.age) &&
      (!asked.reminders || remindersOf(debt, pauses) === asked.reminders) &&
      has(debt, words),
  );

async function describe(db: Database, debts: readonly Debt[], pauses: Debts['pauses']): Promise<PayerOwing[]> {
  const reminded = await lastReminders(
    db,
    debts.flatMap(({ open }) => open.map(({ id }) => id)),
  );
  return debts.map(({ open, ...debt }) => ({
    ...{ ...debt, invoices: open.length, isPaused: remindersOf({ open }, pauses) === 'paused' },
    remindedAt: remindedOf({ open }, reminded) ?? null,
  }));
}

const remindedOf = ({ open }: Pick<Debt, 'open'>, reminded: ReadonlyMap<string, string>): string | undefined =>
  lastOf(open.flatMap(({ id }) => reminded.get(id) ?? []));

/** The age of the oldest that is owing. */
const oldestAge = ({ aged }: Debt): Age => [...ages].reverse().find((age) => aged[age] > 0) ?? 'notDue';
const remindersOf = ({ open }: Pick<Debt, 'open'>, pauses: ReadonlyMap<string, unknown>): ReminderState =>
  open.some(({ id }) => pauses.has(id)) ? 'paused' : 'going';

function has({ name, email }: Debt, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${name} ${email}`);
  return words.every((word) => text.includes(word));
}

const lastOf = (times: readonly string[]) => [...times].sort().at(-1);
