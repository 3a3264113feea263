import {
  type BulkChange,
  type BulkOutcome,
  type BulkState,
  bulkChange,
  bulkOutcomes,
  isBulkUnderWay,
  MOST_NAMED,
} from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import { queueJob } from '../../platform/jobs/queueJob';
import { daysFromNow } from '../../platform/time';
import { enquiriesOf } from '../enquiries/storedEnquiries';
import { failures } from './failures';
import { lockChange } from './lockChange';

/** So many are shown, and for so long. */
const MOST_SHOWN = 5;
const SHOWN_DAYS = 7;

/** What somebody has under way or has not dismissed, the newest first. */
export async function changesOf(db: Database, userId: string): Promise<BulkChange[]> {
  const rows = await db
    .selectFrom('bulkChanges')
    .selectAll()
    .where('userId', '=', userId)
    .where('dismissed', '=', 0)
    .where('askedAt', '>', daysFromNow(-SHOWN_DAYS))
    .orderBy('askedAt', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const changes: BulkChange[] = [];
  for (const row of rows) changes.push(await said(db, row));
  return changes;
}

/** One of somebody's own. Throws 404 for any other. */
export async function changeById(db: Database, id: string, userId: string): Promise<BulkChange> {
  const row = await db
    .selectFrom('bulkChanges')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('change');
  return said(db, row);
}

/** Has those that could not be changed tried over what they are now, once a change has ended and while it was not taken back. */
export async function tryAgain(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const change = await lockChange(trx, id);
    if (change?.state !== 'changed') return;
    await trx
      .updateTable('bulkRows')
      .set({
        outcome: '',
        why: '',
        version: (row) =>
          row.selectFrom('enquiries').select('enquiries.version').whereRef('enquiries.id', '=', 'bulkRows.enquiryId'),
      })
      .where('changeId', '=', id)
      .where('outcome', 'in', failures)
      .execute();
    await begin(trx, id, 'changing');
  });
}

/** Has it stopped and taken back; what is so already stays so. */
export async function undo(db: Database, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const change = await lockChange(trx, id);
    if (change && change.state !== 'undoing' && change.state !== 'undone') await begin(trx, id, 'undoing');
  });
}

export async function dismiss(db: Database, id: string): Promise<void> {
  await db.updateTable('bulkChanges').set({ dismissed: 1 }).where('id', '=', id).execute();
}

async function begin(trx: Parameters<typeof queueJob>[0], id: string, state: BulkState): Promise<void> {
  await trx
    .updateTable('bulkChanges')
    .set({ state, selection: '', endedAt: null, dismissed: 0 })
    .where('id', '=', id)
    .execute();
  await queueJob(trx, 'bulk-change', { id });
}

async function said(db: Database, row: Selectable<Tables['bulkChanges']>): Promise<BulkChange> {
  const counted = await db
    .selectFrom('bulkRows')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('changeId', '=', row.id)
    .groupBy('outcome')
    .execute();
  const counts = new Map(counted.map(({ outcome, count }) => [outcome, Number(count)]));
  return bulkChange.parse({
    ...row,
    value: JSON.parse(row.value),
    counts: Object.fromEntries(bulkOutcomes.map((outcome: BulkOutcome) => [outcome, counts.get(outcome) ?? 0])),
    failed: isBulkUnderWay(row.state) ? [] : await failed(db, row.id),
  });
}

async function failed(db: Database, id: string): Promise<BulkChange['failed']> {
  const rows = await db
    .selectFrom('bulkRows')
    .select(['enquiryId', 'why'])
    .where('changeId', '=', id)
    .where('outcome', 'in', failures)
    .orderBy('enquiryId')
    .limit(MOST_NAMED)
    .execute();
  const enquiries = await enquiriesOf(
    db,
    rows.map(({ enquiryId }) => enquiryId),
  );
  const why = new Map(rows.map((row) => [row.enquiryId, row.why]));
  return enquiries.map((enquiry) => ({ enquiry, why: why.get(enquiry.id) ?? '' }));
}
