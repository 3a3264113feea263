import type { EnquiryStatus, InvoiceItemType } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { tagsOf } from '../enquiries/storedEnquiries';
import { mergedIntoOf } from '../merges/storedMerges';

export type Row = Pick<Tables['bulkRows'], 'enquiryId' | 'version' | 'before'>;
/** What became of an enquiry, as its row says. */
export type Became = Partial<Pick<Tables['bulkRows'], 'version' | 'outcome' | 'why' | 'before'>>;
/** The same of some, by their ids. */
export type Outcomes = Map<string, Became>;

/** An enquiry as it is by now. */
export interface Now {
  id: string;
  type: InvoiceItemType;
  status: EnquiryStatus;
  assigneeId: string | null;
  version: number;
  tags: readonly string[];
  isMerged: boolean;
}

/** Has whoever else changes one of these enquiries wait. Answers what becomes of those that are left alone, and the others as they are by now. */
export async function lookAt<Each extends Row>(
  trx: Trx,
  rows: readonly Each[],
  leftAlone: (now: Now, row: Each) => Became | undefined,
): Promise<{ became: Outcomes; open: Now[] }> {
  const now = await enquiriesNow(
    trx,
    rows.map(({ enquiryId }) => enquiryId),
  );
  const became: Outcomes = new Map();
  const open: Now[] = [];
  for (const row of rows) {
    const enquiry = now.get(row.enquiryId);
    if (!enquiry) continue;
    const left = leftAlone(enquiry, row);
    if (left) became.set(enquiry.id, left);
    else open.push(enquiry);
  }
  return { became, open };
}

async function enquiriesNow(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, Now>> {
  // Both databases lock a row that is written, and only one of them one that is read.
  const stored = await trx
    .updateTable('enquiries')
    .set((enquiry) => ({ reference: enquiry.ref('reference') }))
    .where('id', 'in', ids)
    .returning(['id', 'type', 'status', 'assigneeId', 'version'])
    .execute();
  const [tags, merged] = [await tagsOf(trx, ids), await mergedIntoOf(trx, ids)];
  return new Map(
    stored.map(({ id, status, ...rest }) => [
      id,
      { id, ...rest, status: status as EnquiryStatus, tags: tags.get(id) ?? [], isMerged: merged.has(id) },
    ]),
  );
}

/** Changes enquiries, each of which is of its next version then; which it is by the end is answered. */
export async function changeVersions(
  trx: Trx,
  enquiries: readonly Pick<Now, 'id'>[],
  change: () => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const ids = enquiries.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  await trx.updateTable('enquiries').set({ version: sql`version + 1` }).where('id', 'in', ids).execute();
  await change();
  const versions = await trx.selectFrom('enquiries').select(['id', 'version']).where('id', 'in', ids).execute();
  return new Map(versions.map(({ id, version }) => [id, version]));
}
