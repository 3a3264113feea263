import { comingIn, goingBack, today } from '@forms/shared/contract';
import { expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/**
 * Whether something may be owing, or to go back, for an invoice at the end of a day, as a part of a query of invoices: other
 * than it asks came in or was written off, or something went back. What it comes to is `sumsOf`'s to say: this spares it those
 * that are paid.
 */
export function mayBeOpen(db: Database, day: string) {
  const invoice = expressionBuilder<Tables, 'invoices'>();
  const moved = () => {
    const all = db
      .selectFrom('allocations')
      .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
      .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
      .where('allocations.invoiceId', '=', invoice.ref('invoices.id'));
    // As the ledger's sums: what stands is all that came, whatever day was written on it.
    return day < today() ? all.where('moneyEntries.receivedOn', '<=', day) : all;
  };
  const settled = moved()
    .select(({ fn }) => fn.coalesce(fn.sum<number>('allocations.amount'), sql<number>`0`).as('settled'))
    .where(({ fn }) => fn.coalesce('undone.kind', 'moneyEntries.kind'), 'in', [...comingIn, 'write-off']);
  const wentBack = moved()
    .select('allocations.id')
    .where(({ fn }) => fn.coalesce('undone.kind', 'moneyEntries.kind'), 'in', goingBack);
  const credited = db
    .selectFrom('creditNotes')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('creditNotes.amount'), sql<number>`0`).as('credited'))
    .where('creditNotes.invoiceId', '=', invoice.ref('invoices.id'))
    .where('creditNotes.date', '<=', day);
  return invoice.or([
    // Of these nothing is asked: what came for them goes back.
    invoice('invoices.status', '=', 'cancelled'),
    sql<SqlBool>`${settled} <> ${invoice.ref('invoices.amount')} - ${credited}`,
    invoice.exists(wentBack),
  ]);
}
