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
const AT_ONCE = 10;

/** What a state looks for in the rows, and what it is once there is no more of it. */
const ways = {
  changing: { takes: '', ends: 'changed', act: changeRow },
  undoing: { takes: 'done', ends: 'undone', act: undoRow },
} as const;

/** Goes on with a change of many enquiries for so long, where it was left. Answers whether there is more to do. */
export async function goOn(db: Database, id: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  let after: string | undefined = BEGINNING;
  do {
    after = await step(db, id, after);
    if (after === undefined) return false;
    await setImmediate();
  } while (performance.now() < until);
  return true;
}

/** Before every id. PostgreSQL goes through what rows were before they were changed: each step begins where the last ended. */
const BEGINNING = '';

/** Finds or changes some after an id. Answers the last of them; undefined where there is nothing left to do. */
async function step(db: Database, id: string, after: string): Promise<string | undefined> {
  const state = await stateOf(db, id);
  if (state === 'finding') return (await findRows(db, id)) ? BEGINNING : undefined;
  if (state !== 'changing' && state !== 'undoing') return undefined;
  return changeSome(db, { id, after, most: AT_ONCE });
}

const stateOf = async (db: Database, id: string): Promise<BulkState | undefined> =>
  (await db.selectFrom('bulkChanges').select('state').where('id', '=', id).executeTakeFirst())?.state;

interface Some {
  id: string;
  after: string;
  most: number;
}

/** Changes so many; what one of them is refused with stands beside that one alone. */
async function changeSome(db: Database, some: Some): Promise<string | undefined> {
  try {
    return await db.transaction().execute((trx) => changeNext(trx, some));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (some.most > 1) return changeSome(db, { ...some, most: 1 });
    await db.transaction().execute((trx) => refuseNext(trx, some, error.message));
    return some.after;
  }
}

async function changeNext(trx: Trx, some: Some): Promise<string | undefined> {
  const { change, way, rows } = await nextOf(trx, some);
  if (!way) return undefined;
  const last = rows.at(-1);
  if (!last) {
    // What was left before that, as by a server that ended, is done before it is over.
    if (some.after !== BEGINNING) return BEGINNING;
    await trx.updateTable('bulkChanges').set({ state: way.ends, endedAt: now() }).where('id', '=', some.id).execute();
    return undefined;
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
  return last.enquiryId;
}

async function refuseNext(trx: Trx, some: Some, why: string): Promise<void> {
  const { way, rows } = await nextOf(trx, some);
  const outcome = way?.ends === 'undone' ? 'stays' : 'refused';
  for (const row of rows) await note(trx, row, { outcome, why });
}

async function nextOf(trx: Trx, { id, after, most }: Some) {
  const change = await lockChange(trx, id);
  const way = change?.state === 'changing' || change?.state === 'undoing' ? ways[change.state] : undefined;
  if (!change || !way) return { rows: [] };
  const rows = await trx
    .selectFrom('bulkRows')
    .selectAll()
    .where('changeId', '=', id)
    .where('outcome', '=', way.takes)
    .where('enquiryId', '>', after)
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
