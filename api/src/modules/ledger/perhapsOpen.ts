import { today } from '@forms/shared/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What an invoice asks by the sums beside it. As it stands in `invoices_perhaps_open`, the index of those that differ. */
const asked = sql`case invoices.status when 'cancelled' then 0 else invoices.amount - invoices.credited_sum end`;
const differs = sql<SqlBool>`invoices.settled_sum <> ${asked}`;

/** For which of the others anything moved after the end of a day, or a credit note was written. */
const movedAfter = (day: string) => sql<SqlBool>`not ${differs} and invoices.id in (
  select allocations.invoice_id from money_entries
  join allocations on allocations.entry_id = money_entries.id where money_entries.received_on > ${day}
  union all select credit_notes.invoice_id from credit_notes where credit_notes.date > ${day})`;

/**
 * Which invoices may owe, or have more than they ask, at the end of a day (`YYYY-MM-DD`), each as a part of a query of
 * invoices that none of the others meets: all but those for which just what they ask came in, and by then. Of what is left
 * `sumsOf` says what is open.
 */
export const perhapsOpen = (day: string): readonly RawBuilder<SqlBool>[] =>
  day < today() ? [differs, movedAfter(day)] : [differs];

/**
 * For which invoices more has come in than they ask, less what went back: those with a `surplus` of `sumsOf`, as a part of
 * a query of invoices. What was written off is not asked any more, and counts as come in.
 */
export const isOverpaid = sql<SqlBool>`(${differs} and invoices.settled_sum > ${asked})`;
