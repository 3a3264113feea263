import { type BulkValue, ENQUIRY_CHANGED, ENQUIRY_MERGED, fold, MOST_TAGS } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { assign, notAssignable } from '../enquiries/assign';
import { setTags } from '../enquiries/setTags';
import { setStatus } from '../enquiries/status';
import { type Became, changeVersions, lookAt, type Now, type Outcomes, type Row } from './enquiriesNow';
import { writeRow } from './writeRow';

/** What an enquiry had before. */
export type State = Pick<Now, 'status' | 'assigneeId'>;
/** Of a letter, which leaves the enquiry as it is, its message. */
export type Written = { messageId: string };
/** All but a letter. */
export type Given = Exclude<BulkValue, { field: 'letter' }>;

/** Gives enquiries a value over the versions that their rows say; what somebody else has changed stays. */
export async function changeRows(trx: Trx, rows: readonly Row[], value: BulkValue, author: string): Promise<Outcomes> {
  const { became, open } = await lookAt(trx, rows, (now, { version }) => {
    if (now.version !== version) return { outcome: 'conflict', why: ENQUIRY_CHANGED.message };
    return value.field === 'letter' ? undefined : leftAlone(now, value);
  });
  const done = (id: string, before: State | Written, version?: number) =>
    became.set(id, { outcome: 'done', before: JSON.stringify(before), ...(version !== undefined && { version }) });
  if (value.field === 'letter') {
    for (const { id } of open) done(id, { messageId: await writeRow(trx, id, value.newValue, author) });
    return became;
  }
  const refused = value.field === 'assignee' ? await notAssignable(trx, open, value.newValue) : new Map();
  for (const [id, { message }] of refused) became.set(id, { outcome: 'refused', why: message });
  const given = open.filter(({ id }) => !refused.has(id));
  const versions = await changeVersions(trx, given, () => give(trx, given, value, author));
  for (const { id, status, assigneeId } of given) done(id, { status, assigneeId }, versions.get(id));
  return became;
}

/** What becomes of an enquiry that has the value, or does not take it. */
function leftAlone({ status, assigneeId, tags, isMerged }: Now, value: Given): Became | undefined {
  const has = {
    status: () => status === value.newValue,
    assignee: () => assigneeId === value.newValue,
    tag: () => tags.some((each) => fold(each) === fold(String(value.newValue))),
  };
  if (has[value.field]()) return { outcome: 'same' };
  if (value.field === 'tag' && tags.length >= MOST_TAGS)
    return { outcome: 'refused', why: `It has ${MOST_TAGS} tags already.` };
  return isMerged ? { outcome: 'refused', why: ENQUIRY_MERGED.message } : undefined;
}

async function give(trx: Trx, enquiries: readonly Now[], value: Given, author: string): Promise<void> {
  if (value.field === 'assignee') return assign(trx, enquiries, value.newValue, author);
  const ids = enquiries.map(({ id }) => id);
  if (value.field === 'status') return setStatus(trx, ids, value.newValue, author);
  const tagged = enquiries.map(({ id, tags }) => ({ enquiryId: id, had: tags, wanted: [...tags, value.newValue] }));
  return setTags(trx, tagged, author);
}
