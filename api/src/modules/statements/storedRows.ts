import {
  type BankRow,
  type BankRows,
  type Proposal,
  ROWS_A_PAGE,
  type RowState,
  rowStates,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { proposeFor } from './proposeFor';

/** Rows with what was booked of each, in pence, by entries that stand; null where none does. */
const rowsWithBookings = (db: Database) => {
  const standing = db
    .selectFrom('bankBookings')
    .leftJoin('moneyEntries as reversal', 'reversal.reverses', 'bankBookings.entryId')
    .where('reversal.id', 'is', null)
    .groupBy('rowId')
    .select(({ fn }) => ['rowId', fn.sum<number>('bankBookings.amount').as('allocated')])
    .as('standing');
  return db
    .selectFrom('bankRows')
    .innerJoin('bankRowTexts', 'bankRowTexts.rowId', 'bankRows.id')
    .leftJoin(standing, 'standing.rowId', 'bankRows.id')
    .leftJoin('ignoredRows', 'ignoredRows.rowId', 'bankRows.id');
};

const state = sql<RowState>`case
  when ignored_rows.row_id is not null then 'ignored'
  when bank_rows.kind <> 'in' then bank_rows.kind
  when standing.allocated is null then 'open'
  when standing.allocated < bank_rows.amount then 'unallocated'
  else 'booked' end`;

const selectRows = (db: Database) =>
  rowsWithBookings(db)
    .select(['bankRows.id', 'bankRows.importId', 'account', 'day', 'bankRows.amount', 'name', 'reference', 'text'])
    .select(({ fn, ref, val }) => [
      state.as('state'),
      sql<number>`bank_rows.amount - coalesce(standing.allocated, 0)`.as('left'),
      fn.coalesce(ref('ignoredRows.reason'), val('')).as('reason'),
    ]);
export type StoredRow = Awaited<ReturnType<typeof storedRow>>;

/** One row as it stands. */
export const storedRow = (db: Database, id: string) => selectRows(db).where('bankRows.id', '=', id).executeTakeFirst();

/** The rows in a state after so many, oldest first, with how many there are in each. Rows to be matched come with what is proposed. */
export async function rowsIn(db: Database, wanted: RowState, after: number): Promise<BankRows> {
  const all = await rowsWithBookings(db)
    .select(({ fn }) => [
      state.as('state'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('bankRows.amount').as('sum'),
    ])
    .groupBy(state)
    .execute();
  const of = (each: RowState) => all.find((row) => row.state === each);
  const rows = await selectRows(db)
    .where(state, '=', wanted)
    .orderBy('day')
    .orderBy('bankRows.id')
    .limit(ROWS_A_PAGE)
    .offset(after)
    .execute();
  const ids = rows.map(({ id }) => id);
  const bookings = await bookingsOf(db, ids);
  const needsMatch = rows.length > 0 && (wanted === 'open' || wanted === 'unallocated');
  const proposals: ReadonlyMap<string, Proposal> = needsMatch ? await proposeFor(db, rows) : new Map();
  return {
    rows: rows.map(
      ({ importId: _, ...row }): BankRow => ({
        ...row,
        bookings: bookings.filter(({ rowId }) => rowId === row.id).map(({ rowId: __, ...booking }) => booking),
        proposal: proposals.get(row.id) ?? null,
      }),
    ),
    counts: Object.fromEntries(rowStates.map((each) => [each, Number(of(each)?.count ?? 0)])) as Record<
      RowState,
      number
    >,
    sum: Number(of(wanted)?.sum ?? 0),
  };
}

/** What rows were booked for, by entries that stand. An invoice that was removed has no name any more. */
async function bookingsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('bankBookings')
    .leftJoin('moneyEntries as reversal', 'reversal.reverses', 'bankBookings.entryId')
    .leftJoin('invoices', 'invoices.id', 'bankBookings.invoiceId')
    .leftJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select(['rowId', 'bankBookings.amount'])
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('bankBookings.invoiceId'), val('')).as('invoiceId'),
      fn.coalesce(ref('invoices.number'), val('')).as('number'),
      fn.coalesce(ref('enquiries.name'), val('')).as('name'),
    ])
    .where('rowId', 'in', ids)
    .where('reversal.id', 'is', null)
    .where('bankBookings.invoiceId', 'is not', null)
    .orderBy('bankBookings.id')
    .execute();
}

/** Every row that nobody has booked or ignored. */
export const openRows = (db: Database) =>
  selectRows(db).where(state, '=', 'open').orderBy('day').orderBy('bankRows.id').execute();
