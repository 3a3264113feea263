import { setImmediate } from 'node:timers/promises';
import type { BulkState, BulkValue } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { changeRows } from './changeRows';
import type { Became, Outcomes } from './enquiriesNow';
import { findRows } from './findRows';
import { lockChange } from './lockChange';
import { undoRows } from './undoRows';

/** So many enquiries are changed at once, or written to one after the other: meanwhile the embedded database serves nobody else. */
const AT_ONCE = 50;
const LETTERS_AT_ONCE = 10;

/** What a state looks for in the rows, and what it is once there is no more of it. */
const ways = {
  changing: { takes: '', ends: 'changed', act: changeRows },
  undoing: { takes: 'done', ends: 'undone', act: undoRows },
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
  return changeSome(db, { id, after });
}

const stateOf = async (db: Database, id: string): Promise<BulkState | undefined> =>
  (await db.selectFrom('bulkChanges').select('state').where('id', '=', id).executeTakeFirst())?.state;

interface Some {
  id: string;
  after: string;
  isAlone?: true;
}

/** Changes so many; what one of them is refused with stands beside that one alone. */
async function changeSome(db: Database, some: Some): Promise<string | undefined> {
  try {
    return await db.transaction().execute((trx) => changeNext(trx, some));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (!some.isAlone) return changeSome(db, { ...some, isAlone: true });
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
  await note(trx, some.id, await way.act(trx, rows, change.value, change.author));
  return last.enquiryId;
}

async function refuseNext(trx: Trx, some: Some, why: string): Promise<void> {
  const { way, rows } = await nextOf(trx, some);
  const outcome = way?.ends === 'undone' ? 'stays' : 'refused';
  await note(trx, some.id, new Map(rows.map(({ enquiryId }) => [enquiryId, { outcome, why }])));
}

async function nextOf(trx: Trx, { id, after, isAlone }: Some) {
  const change = await lockChange(trx, id);
  const way = change?.state === 'changing' || change?.state === 'undoing' ? ways[change.state] : undefined;
  if (!change || !way) return { rows: [] };
  const value = JSON.parse(change.value) as BulkValue;
  const rows = await trx
    .selectFrom('bulkRows')
    .selectAll()
    .where('changeId', '=', id)
    .where('outcome', '=', way.takes)
    .where('enquiryId', '>', after)
    .orderBy('enquiryId')
    .limit(isAlone ? 1 : value.field === 'letter' ? LETTERS_AT_ONCE : AT_ONCE)
    .execute();
  return { change: { ...change, value }, way, rows };
}

/** Writes down what became of enquiries, those of which it is the same at once. */
async function note(trx: Trx, changeId: string, outcomes: Outcomes): Promise<void> {
  const alike = new Map<string, string[]>();
  for (const [id, became] of outcomes) {
    const key = JSON.stringify(became);
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  for (const [became, ids] of alike)
    await trx
      .updateTable('bulkRows')
      .set(JSON.parse(became) as Became)
      .where('changeId', '=', changeId)
      .where('enquiryId', 'in', ids)
      .execute();
}
