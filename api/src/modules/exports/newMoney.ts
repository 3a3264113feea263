import type { Movement, Period } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { ExportedMoney } from './exportedRow';
import { pagesOf } from './pagesOf';

/** What moved in a period and stands in no batch, by day, with whom it was for. */
export async function* newMoney(db: Database, period: Period): AsyncGenerator<ExportedMoney> {
  const after = (last: Place) =>
    moneyAfter(db, period, last)
      .leftJoin('moneyEntryTexts', 'moneyEntryTexts.entryId', 'moneyEntries.id')
      .select(({ fn, ref, val }) => fn.coalesce(ref('moneyEntryTexts.reference'), val('')).as('reference'));
  for await (const rows of pagesOf({ day: '', sourceId: '' }, after, ({ day, sourceId }) => ({ day, sourceId }))) {
    const invoices = await invoicesOf(
      db,
      rows.map(({ sourceId }) => sourceId),
    );
    for (const { reference, ...row } of rows) {
      const own = invoices.get(row.sourceId) ?? [];
      yield {
        ...booked(row),
        numbers: own.map(({ number }) => number),
        texts: { name: own[0]?.name ?? '', reference },
      };
    }
  }
}

/** The same without whom it was for. */
export async function moneyBooked(db: Database, period: Period): Promise<Omit<ExportedMoney, 'numbers' | 'texts'>[]> {
  return (await moneyAfter(db, period, { day: '', sourceId: '' }).execute()).map(booked);
}

interface Place {
  day: string;
  sourceId: string;
}

/** What moved in a period and stands in no batch, after a place. A reversal counts as the kind of what it undoes. */
const moneyAfter = (db: Database, { from, to }: Period, last: Place) =>
  db
    .selectFrom('moneyEntries')
    .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
    // The ledger names a refund of ours as `refund:` and its id.
    .leftJoin('refunds', (join) =>
      join.on('refunds.id', '=', sql<string>`substr(coalesce(undone.source, money_entries.source), 8)`),
    )
    .leftJoin('exportRows', (join) =>
      join.onRef('sourceId', '=', 'moneyEntries.id').on('exportRows.kind', '=', 'money'),
    )
    .select(({ fn, ref }) => [
      'moneyEntries.id as sourceId',
      'moneyEntries.receivedOn as day',
      'moneyEntries.amount',
      'refunds.id as refundId',
      'refunds.intentId',
      fn.coalesce(ref('undone.kind'), ref('moneyEntries.kind')).$castTo<Movement['kind']>().as('movement'),
    ])
    .where('moneyEntries.receivedOn', '>=', from)
    .where('moneyEntries.receivedOn', '<=', to)
    .where('exportRows.id', 'is', null)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('moneyEntries.receivedOn', 'moneyEntries.id'), '>', tuple(last.day, last.sourceId)),
    )
    .orderBy('moneyEntries.receivedOn')
    .orderBy('moneyEntries.id');

interface MoneyRow extends Place {
  amount: number;
  movement: Movement['kind'];
  refundId: string | null;
  intentId: string | null;
}

const booked = ({ sourceId, day, amount, movement, refundId, intentId }: MoneyRow) => ({
  ...{ kind: 'money' as const, sourceId, day, amount, movement },
  account: accountOf(movement, refundId !== null && intentId === null),
});

function accountOf(movement: Movement['kind'], wentToNoCard: boolean): ExportedMoney['account'] {
  switch (movement) {
    case 'write-off':
      return null;
    case 'cash':
      return 'cash';
    case 'opening':
    case 'transfer':
      return 'bank';
    case 'refund':
    case 'refund-failed':
      return wentToNoCard ? 'bank' : 'card';
    case 'card':
    case 'dispute':
    case 'dispute-returned':
    case 'fee':
      return 'card';
  }
}

/** For which invoices entries are now, and whose those are. */
async function invoicesOf(
  db: Database,
  entryIds: readonly string[],
): Promise<Map<string, { number: string; name: string }[]>> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
    .select(['entryId', 'number', 'name'])
    .where('entryId', 'in', entryIds)
    .groupBy(['entryId', 'number', 'name'])
    // What was given on to another invoice is not that one's any more.
    .having(({ fn }) => fn.sum('allocations.amount'), '<>', 0)
    .orderBy('number')
    .execute();
  const byEntry = new Map<string, { number: string; name: string }[]>();
  for (const { entryId, ...invoice } of rows) byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), invoice]);
  return byEntry;
}
