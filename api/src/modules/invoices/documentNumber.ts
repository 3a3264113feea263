import type { Campus } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/** The series of documents that have numbers, by what a number begins with. */
export type Series = 'INV' | 'PP' | 'CN';

/** The series of what asks for money at a campus: Lisbon’s is of a *pedido de pagamento*, which must call itself nothing else. */
export const seriesOf = (campus: Campus): Series => (campus === 'lisbon' ? 'PP' : 'INV');

/**
 * The next number of a series in the year of `date`, as `INV-2026-00042`: without gaps, for a number that is not used
 * is given back with its transaction. Until that ends, others that want one wait: take it last.
 */
export async function nextNumber(trx: Trx, series: Series, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  const { last } = await trx
    .insertInto('documentNumbers')
    .values({ series, year, last: 1 })
    .onConflict((known) => known.columns(['series', 'year']).doUpdateSet({ last: sql`document_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}-${year}-${String(last).padStart(5, '0')}`;
}
