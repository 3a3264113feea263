import type { HeldCounts, HeldKind } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** How much there is of what goes with an enquiry, by kind; none of what there is none of. */
export async function countHeld(db: Database, enquiryId: string): Promise<HeldCounts> {
  const counts: HeldCounts = {};
  for (const [kind, table] of ofEnquiry) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('enquiryId', '=', enquiryId)
      .executeTakeFirstOrThrow();
    addTo(counts, { [kind]: Number(rows.count) });
  }
  const files = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entityType', '=', 'enquiry')
    .where('entityId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return addTo(counts, { files: Number(files.count) });
}

const ofEnquiry = [
  ['messages', 'messages'],
  ['comments', 'enquiryComments'],
  ['letters', 'letters'],
  ['entries', 'examEntries'],
] as const satisfies readonly (readonly [HeldKind, string])[];

/** Adds to counts, and answers them. */
export function addTo(counts: HeldCounts, more: HeldCounts): HeldCounts {
  for (const [kind, count = 0] of Object.entries(more) as [HeldKind, number | undefined][])
    if (count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  return counts;
}
