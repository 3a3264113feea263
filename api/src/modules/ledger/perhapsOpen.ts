import { comingIn, entryKinds, today } from '@forms/shared/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/**
 * Which invoices may owe, or have more than they ask, at the end of a day (`YYYY-MM-DD`), as a part of a query of invoices:
 * all but those for which just what they ask came in. Of what is left `sumsOf` says what is open.
 */
export const perhapsOpen = (db: Database, day: string): Expression<SqlBool> =>
  day < today()
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`(
        ${sql.ref('invoices.id')} in ${movedOtherwise(db)}
        or coalesce((select sum(amount) from allocations where invoice_id = ${sql.ref('invoices.id')}), 0) <>
          case ${sql.ref('invoices.status')} when 'cancelled' then 0 else ${sql.ref('invoices.amount')} - coalesce((
            select sum(amount) from credit_notes where invoice_id = ${sql.ref('invoices.id')} and date <= ${day}
          ), 0) end
      )`;

/** Every other kind by name, which an index begins with. */
const otherKinds = entryKinds.filter((kind) => !(comingIn as readonly string[]).includes(kind));

/** Those for which money did not only come in: it was given back, written off, or its booking undone. */
const movedOtherwise = (db: Database) =>
  db
    .selectFrom('allocations')
    .innerJoin('moneyEntries', 'moneyEntries.id', 'allocations.entryId')
    .select('allocations.invoiceId')
    .where('moneyEntries.kind', 'in', otherKinds);
