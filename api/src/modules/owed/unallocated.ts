import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** The pence that came in by a day, and are for no invoice. What is for one is all that is so but for what came later, which is little: to look up when each came takes longer. */
export async function unallocated(db: Database, day: string): Promise<number> {
  const { rows } = await sql<{ pence: number }>`
    select coalesce((select sum(amount) from money_entries where received_on <= ${day}), 0)
      - coalesce((select sum(amount) from allocations), 0)
      + coalesce((
        select sum(amount) from allocations where entry_id in (select id from money_entries where received_on > ${day})
      ), 0) as pence`.execute(db);
  return Number(rows[0]?.pence);
}
