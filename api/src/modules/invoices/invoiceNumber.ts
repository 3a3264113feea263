import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/**
 * The next number of the year of `date`, as `INV-2026-00042`: one series without gaps, for a number that is not used
 * is given back with its transaction. Until that ends, others that want one wait: take it last.
 */
export async function nextInvoiceNumber(trx: Trx, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  const { last } = await trx
    .insertInto('invoiceNumbers')
    .values({ year, last: 1 })
    .onConflict((known) => known.column('year').doUpdateSet({ last: sql`invoice_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `INV-${year}-${String(last).padStart(5, '0')}`;
}
