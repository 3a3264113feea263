import type { Movement, Period } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { ExportedMoney } from './exportedRow';
import { pagesOf } from './pagesOf';

/** What moved in a period and stands in no batch, by day. A reversal counts as the kind of what it undoes. */
export async function* newMoney(db: Database, { from, to }: Period): AsyncGenerator<ExportedMoney> {
  const after = (last: { day: string; id: string }) =>
    db
      .selectFrom('moneyEntries')
      .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
      // The ledger names a refund of ours as `refund:` and its id.
      .leftJoin('refunds', (join) =>
        join.on('refunds.id', '=', sql<string>`substr(coalesce(undone.source, money_entries.source), 8)`),
      )
      .leftJoin('moneyEntryTexts', 'moneyEntryTexts.entryId', 'moneyEntries.id')
      .leftJoin('exportRows', (join) =>
        join.onRef('sourceId', '=', 'moneyEntries.id').on('exportRows.kind', '=', 'money'),
      )
      .select(({ fn, ref, val }) => [
        'moneyEntries.id',
        'moneyEntries.receivedOn as day',
        'moneyEntries.amount',
        'refunds.id as refundId',
        'refunds.intentId',
        fn.coalesce(ref('undone.kind'), ref('moneyEntries.kind')).$castTo<Movement['kind']>().as('movement'),
        fn.coalesce(ref('moneyEntryTexts.reference'), val('')).as('reference'),
      ])
      .where('moneyEntries.receivedOn', '>=', from)
      .where('moneyEntries.receivedOn', '<=', to)
      .where('exportRows.id', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('moneyEntries.receivedOn', 'moneyEntries.id'), '>', tuple(last.day, last.id)),
      )
      .orderBy('moneyEntries.receivedOn')
      .orderBy('moneyEntries.id');
  for await (const rows of pagesOf({ day: '', id: '' }, after, ({ day, id }) => ({ day, id }))) {
    const invoices = await invoicesOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id, day, amount, movement, refundId, intentId, reference } of rows) {
      const own = invoices.get(id) ?? [];
      const wentToNoCard = refundId !== null && intentId === null;
      yield {
        ...{ kind: 'money', sourceId: id, day, amount, movement },
        account: accountOf(movement, wentToNoCard),
        numbers: own.map(({ number }) => number),
        texts: { name: own[0]?.name ?? '', reference },
      };
    }
  }
}

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
