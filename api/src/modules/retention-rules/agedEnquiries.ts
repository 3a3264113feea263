import type { AgedEnquiry } from '@forms/shared/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { batchesIn, type Order } from '../../platform/lists/keyset';
import { partsOf, within } from '../../platform/lists/matching';
import { isIssued } from '../personal-data/retainedNumbers';
import type { Cutoffs } from './cutoffs';
import { type LastEvents, lastEvents, lastEventsSince } from './lastEvents';
import { waitingIds, waitingOf } from './waiting';

/** An enquiry that is past its time. It `becomes` anonymous where the accounts keep documents of it, and `waits` while something keeps it. */
export interface Aged {
  id: string;
  becomes: AgedEnquiry['becomes'];
  waits: boolean;
}

const order: Order = { by: sql<string>`submitted_at`, id: sql<string>`id` };
const AT_ONCE = 2_000;

/** The enquiries that are past their time, the oldest first; those that are anonymous already are none. What tells it is read once for all of them. */
export async function* agedEnquiries(db: Database, cutoffs: Cutoffs): AsyncGenerator<Aged> {
  const { earliest, latest } = cutoffs;
  if (earliest === undefined || latest === undefined) return;
  const waiting = await waitingIds(db);
  const issued = await idsIn(db, 'invoices', isIssued);
  const erased = await idsIn(db, 'paymentSteps', isErased);
  const events = await lastEventsSince(db, earliest);
  const old = db
    .selectFrom('enquiries')
    .select(['id', 'submittedAt'])
    .where('submittedAt', '<=', latest)
    // It stands in no index with the time, and is asked for alone where forms differ.
    .$if(cutoffs.forms.size > 0, (query) => query.select('formSlug'));
  for await (const rows of batchesIn(old, order, { size: AT_ONCE, down: false }))
    for (const row of rows)
      if (isPast(row, cutoffs, events) && !erased.has(row.id))
        yield { id: row.id, becomes: issued.has(row.id) ? 'anonymous' : 'erased', waits: waiting.has(row.id) };
}

/** One enquiry, where it is past its time and nothing keeps it. */
export async function erasable(db: Database, id: string, cutoffs: Cutoffs) {
  const enquiry = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'name', 'email', 'submittedAt', 'formSlug'])
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('paymentSteps').select('enquiryId').where('enquiryId', '=', id).where(isErased))),
    )
    .executeTakeFirst();
  if (!enquiry || !isPast(enquiry, cutoffs, await lastEvents(db, [id]))) return undefined;
  return (await waitingOf(db, [enquiry])).size === 0 ? enquiry : undefined;
}

const isErased = sql<SqlBool>`kind = 'erased'`;

/** Whether nothing happened with an enquiry since the time of its form. */
function isPast(
  { id, submittedAt, formSlug = '' }: { id: string; submittedAt: string; formSlug?: string },
  { forms, standard }: Cutoffs,
  events: LastEvents,
): boolean {
  const cutoff = forms.has(formSlug) ? forms.get(formSlug) : standard;
  return cutoff !== undefined && submittedAt <= cutoff && (events.get(id) ?? '') <= cutoff;
}

/** The ids of all enquiries of which a table has a row of this kind; others are served meanwhile. */
async function idsIn(
  db: Database,
  table: 'invoices' | 'paymentSteps',
  where: RawBuilder<SqlBool>,
): Promise<ReadonlySet<string>> {
  const key = sql.ref('held.enquiryId');
  const ids = new Set<string>();
  for await (const part of partsOf(db, table, key, 5_000)) {
    const { rows } = await sql<{ enquiryId: string }>`
      select enquiry_id from ${sql.table(table)} as held where ${within(key, part)} and ${where}`.execute(db);
    for (const { enquiryId } of rows) ids.add(enquiryId);
  }
  return ids;
}
