import { setImmediate } from 'node:timers/promises';
import type { BulkState, BulkValue, EnquiryStatus } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { tagsOf } from '../enquiries/storedEnquiries';
import { type Became, changeRow, type Now, undoRow } from './changeRow';
import { findRows } from './findRows';
import { lockChange } from './lockChange';

/** So many enquiries are changed at once: meanwhile the embedded database serves nobody else. */
const AT_ONCE = 20;

/** What a state looks for in the rows, and what it is once there is no more of it. */
const ways = {
  changing: { takes: '', ends: 'changed', act: changeRow },
  undoing: { takes: 'done', ends: 'undone', act: undoRow },
} as const;

/** Goes on with a change of many enquiries for so long, where it was left. Answers whether there is more to do. */
export async function goOn(db: Database, id: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  do {
    const isOver = !(await step(db, id));
    if (isOver) return false;
    await setImmediate();
  } while (performance.now() < until);
  return true;
}

/** Finds or changes some. Answers false where there is nothing left to do. */
async function step(db: Database, id: string): Promise<boolean> {
  const state = await stateOf(db, id);
  if (state === 'finding') return findRows(db, id);
  if (state !== 'changing' && state !== 'undoing') return false;
  return changeSome(db, id, AT_ONCE);
}

const stateOf = async (db: Database, id: string): Promise<BulkState | undefined> =>
  (await db.selectFrom('bulkChanges').select('state').where('id', '=', id).executeTakeFirst())?.state;

/** Changes so many; what one of them is refused with stands beside that one alone. */
async function changeSome(db: Database, id: string, most: number): Promise<boolean> {
  try {
    return await db.transaction().execute((trx) => changeNext(trx, id, most));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (most > 1) return changeSome(db, id, 1);
    await db.transaction().execute((trx) => refuseNext(trx, id, error.message));
    return true;
  }
}

async function changeNext(trx: Trx, id: string, most: number): Promise<boolean> {
  const { change, way, rows } = await nextOf(trx, id, most);
  if (!way) return false;
  if (rows.length === 0) {
    await trx.updateTable('bulkChanges').set({ state: way.ends, endedAt: now() }).where('id', '=', id).execute();
    return false;
  }
  const asTheyAre = await enquiriesNow(
    trx,
    rows.map(({ enquiryId }) => enquiryId),
  );
  const value = JSON.parse(change.value) as BulkValue;
  for (const row of rows) {
    const enquiry = asTheyAre.get(row.enquiryId);
    if (enquiry) await note(trx, row, await way.act(trx, row, value, change.author, enquiry));
  }
  return true;
}

async function refuseNext(trx: Trx, id: string, why: string): Promise<void> {
  const { way, rows } = await nextOf(trx, id, 1);
  const outcome = way?.ends === 'undone' ? 'stays' : 'refused';
  for (const row of rows) await note(trx, row, { outcome, why });
}

async function nextOf(trx: Trx, id: string, most: number) {
  const change = await lockChange(trx, id);
  const way = change?.state === 'changing' || change?.state === 'undoing' ? ways[change.state] : undefined;
  if (!change || !way) return { rows: [] };
  const rows = await trx
    .selectFrom('bulkRows')
    .selectAll()
    .where('changeId', '=', id)
    .where('outcome', '=', way.takes)
    .orderBy('enquiryId')
    .limit(most)
    .execute();
  return { change, way, rows };
}

const note = (trx: Trx, { changeId, enquiryId }: { changeId: string; enquiryId: string }, became: Became) =>
  trx.updateTable('bulkRows').set(became).where('changeId', '=', changeId).where('enquiryId', '=', enquiryId).execute();

async function enquiriesNow(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, Now>> {
  const stored = await trx
    .selectFrom('enquiries')
    .select(['id', 'status', 'assigneeId', 'version'])
    .where('id', 'in', ids)
    .execute();
  const tags = await tagsOf(trx, ids);
  return new Map(
    stored.map(({ id, status, ...rest }) => [
      id,
      { ...rest, status: status as EnquiryStatus, tags: tags.get(id) ?? [] },
    ]),
  );
}
