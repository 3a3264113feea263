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
import { type OrderAmong, pageAmong } from '../../platform/lists/pageAmong';
import { openDebts } from '../payers/openInvoices';
import { type Debt, debtsOf } from './debts';
import { unallocated } from './unallocated';
import { lastReminders, pausesOn } from './whatHolds';

const byAge = (age: Age): OrderAmong<Debt> => ({ by: ({ aged }) => aged[age], id: ({ id }) => id });
const orders: Readonly<Record<OwedSort, OrderAmong<Debt>>> = {
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

/** All debts of a day. */
export interface Debts {
  day: string;
  all: readonly Debt[];
  /** By invoice. */
  pauses: ReadonlyMap<string, unknown>;
}

/** What everybody owed at the end of a day (`YYYY-MM-DD`), and for which of it no reminder goes now. */
export async function debtsOn(db: Database, day: string): Promise<Debts> {
  return { day, all: debtsOf(await openDebts(db, day), day), pauses: await pausesOn(db, today()) };
}

/** A page of these debts, of those whose payer's name or address has all of these words, folded, with the sums of all. */
export async function owedOn(
  db: Database,
  { day, all, pauses }: Debts,
  asked: OwedAsked,
  words: readonly string[],
): Promise<OwedOn> {
  const found = all.filter(
    (debt) =>
      (!asked.age || oldestAge(debt) === asked.age) &&
      (!asked.reminders || remindersOf(debt, pauses) === asked.reminders) &&
      has(debt, words),
  );
  const { sort, how } = sortAsked<OwedSort>('oldestDue', asked);
  const page = await pageAmong(found, orders[sort], how);
  const ids = page.rows.flatMap(({ open }) => open.map(({ id }) => id));
  const reminded = await lastReminders(db, ids);
  return {
    ...page,
    rows: page.rows.map(
      ({ open, ...debt }): PayerOwing => ({
        ...{ ...debt, invoices: open.length, isPaused: remindersOf({ open }, pauses) === 'paused' },
        remindedAt: lastOf(open.flatMap(({ id }) => reminded.get(id) ?? [])) ?? null,
      }),
    ),
    counts: { [ALL]: found.length },
    ...{ day, aged: agedSum(all.map(({ aged }) => aged)), unallocated: await unallocated(db, day) },
  };
}

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
