import { type BulkValue, ENQUIRY_MERGED, fold } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import type { HttpError } from '../../platform/errors/errors';
import { giveTo, notAssignable } from '../enquiries/assign';
import { setTags } from '../enquiries/setTags';
import { setStatus } from '../enquiries/status';
import type { Given, State, Written } from './changeRows';
import { changeVersions, lookAt, type Now, type Outcomes, type Row } from './enquiriesNow';
import { LETTER_GONE, takeBackLetter } from './writeRow';

const CHANGED_SINCE = 'It has been changed since, and stays as it is.';

/** Gives enquiries back what they had, but for those that were changed since. */
export async function undoRows(trx: Trx, rows: readonly Row[], value: BulkValue, author: string): Promise<Outcomes> {
  if (value.field === 'letter') return takeBack(trx, rows);
  const { became, open } = await lookAt(trx, rows, (now, { version }) => {
    if (now.version !== version) return { outcome: 'stays', why: CHANGED_SINCE };
    return now.isMerged ? { outcome: 'stays', why: ENQUIRY_MERGED.message } : undefined;
  });
  const before = new Map(rows.map((row) => [row.enquiryId, JSON.parse(row.before) as State]));
  const had = open.map((now) => ({ now, was: before.get(now.id) ?? now }));
  const stays = value.field === 'assignee' ? await notGivenBack(trx, had) : new Map();
  for (const [id, { message }] of stays) became.set(id, { outcome: 'stays', why: message });
  const back = had.filter(({ now }) => !stays.has(now.id));
  const versions = await changeVersions(
    trx,
    back.map(({ now }) => now),
    () => giveBack(trx, back, value, author),
  );
  for (const [id, version] of versions) became.set(id, { outcome: 'undone', version });
  return became;
}

/** An enquiry as it is by now, and what it had. */
interface Had {
  now: Now;
  was: State;
}

/** Why some cannot be given back to whom they were assigned. */
async function notGivenBack(trx: Trx, had: readonly Had[]): Promise<ReadonlyMap<string, HttpError>> {
  const all = new Map<string, HttpError>();
  for (const [to, some] of assignedTo(had))
    for (const [id, error] of await notAssignable(trx, some, to)) all.set(id, error);
  return all;
}

async function giveBack(trx: Trx, had: readonly Had[], value: Given, author: string): Promise<void> {
  if (value.field === 'tag') {
    const isOther = (tag: string) => fold(tag) !== fold(value.newValue);
    const tagged = had.map(({ now: { id, tags } }) => ({ enquiryId: id, had: tags, wanted: tags.filter(isOther) }));
    return setTags(trx, tagged, author);
  }
  if (value.field === 'assignee') for (const [to, some] of assignedTo(had)) await giveTo(trx, some, to, author);
  // Being assigned had begun with it.
  for (const status of new Set(had.map(({ was }) => was.status))) {
    const other = had.filter(({ now, was }) => was.status === status && now.status !== status);
    await setStatus(
      trx,
      other.map(({ now }) => now.id),
      status,
      author,
    );
  }
}

/** By whom they were assigned to. */
const assignedTo = (had: readonly Had[]): [string | null, Now[]][] =>
  [...new Set(had.map(({ was }) => was.assigneeId))].map((to) => [
    to,
    had.filter(({ was }) => was.assigneeId === to).map(({ now }) => now),
  ]);

async function takeBack(trx: Trx, rows: readonly Row[]): Promise<Outcomes> {
  const became: Outcomes = new Map();
  for (const { enquiryId, before } of rows) {
    const { messageId } = JSON.parse(before) as Written;
    const isBack = await takeBackLetter(trx, { enquiryId, messageId });
    became.set(enquiryId, isBack ? { outcome: 'undone' } : { outcome: 'stays', why: LETTER_GONE });
  }
  return became;
}
