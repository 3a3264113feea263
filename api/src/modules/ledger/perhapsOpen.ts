import { today } from '@forms/shared/contract';
import { type SqlBool, sql } from 'kysely';

/** What an invoice asks by the sums beside it. As it stands in `invoices_perhaps_open`, the index of those that differ. */
const asked = sql`case invoices.status when 'cancelled' then 0 else invoices.amount - invoices.credited_sum end`;
const differs = sql<SqlBool>`invoices.settled_sum <> ${asked}`;

/**
 * Which invoices may owe, or have more than they ask, at the end of a day (`YYYY-MM-DD`), as a part of a query of invoices:
 * today all but those for which just what they ask came in. Of what is left `sumsOf` says what is open.
 */
export const perhapsOpen = (day: string) => (day < today() ? sql<SqlBool>`1 = 1` : differs);

/**
 * For which invoices more has come in than they ask, less what went back: those with a `surplus` of `sumsOf`, as a part of
 * a query of invoices. What was written off is not asked any more, and counts as come in.
 */
export const isOverpaid = sql<SqlBool>`(${differs} and invoices.settled_sum > ${asked})`;
