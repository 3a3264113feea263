import {
  type BulkValue,
  ENQUIRY_CHANGED,
  type EnquiryChange,
  type EnquiryStatus,
  fold,
  MOST_TAGS,
} from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { changeOver } from '../enquiries/changeEnquiry';
import { setStatus } from '../enquiries/status';
import { LETTER_GONE, takeBackLetter, writeRow } from './writeRow';

type Row = Pick<Tables['bulkRows'], 'enquiryId' | 'version'>;
/** What became of an enquiry, as its row says. */
export type Became = Partial<Pick<Tables['bulkRows'], 'version' | 'outcome' | 'why' | 'before'>>;

/** An enquiry as it is by now. */
export interface Now {
  status: EnquiryStatus;
  assigneeId: string | null;
  version: number;
  tags: readonly string[];
}
/** A letter leaves the enquiry as it is: what is taken back is its message. */
type Before = Pick<Now, 'status' | 'assigneeId'> | { messageId: string };

/** Gives an enquiry a value over the version that the row says; what somebody else has changed stays. */
export async function changeRow(
  trx: Trx,
  { enquiryId, version }: Row,
  value: BulkValue,
  author: string,
  { tags, ...now }: Now,
): Promise<Became> {
  if (now.version !== version) return { outcome: 'conflict', why: ENQUIRY_CHANGED.message };
  if (value.field === 'letter') {
    const messageId = await writeRow(trx, enquiryId, value.newValue, author);
    return { outcome: 'done', before: JSON.stringify({ messageId } satisfies Before) };
  }
  if (hasIt(value, { tags, ...now })) return { outcome: 'same' };
  if (value.field === 'tag' && tags.length >= MOST_TAGS)
    return { outcome: 'refused', why: `It has ${MOST_TAGS} tags already.` };
  const change: EnquiryChange =
    value.field === 'tag' ? { field: 'tags', newValue: [...tags, value.newValue], version } : { ...value, version };
  if (!(await changeOver(trx, enquiryId, change, author))) return { outcome: 'conflict', why: ENQUIRY_CHANGED.message };
  const { status, assigneeId } = now;
  return {
    outcome: 'done',
    version: await versionOf(trx, enquiryId),
    before: JSON.stringify({ status, assigneeId } satisfies Before),
  };
}

/** All but a letter, which leaves nothing of an enquiry other than it was. */
type Given = Exclude<BulkValue, { field: 'letter' }>;

function hasIt(value: Given, { status, assigneeId, tags }: Now): boolean {
  if (value.field === 'status') return status === value.newValue;
  if (value.field === 'assignee') return assigneeId === value.newValue;
  return tags.some((each) => fold(each) === fold(value.newValue));
}

/** Gives an enquiry back what it had, unless it was changed since. */
export async function undoRow(
  trx: Trx,
  { enquiryId, version, before }: Row & Pick<Tables['bulkRows'], 'before'>,
  value: BulkValue,
  author: string,
  now: Now,
): Promise<Became> {
  const had = JSON.parse(before) as Before;
  if ('messageId' in had) {
    const isBack = await takeBackLetter(trx, { enquiryId, messageId: had.messageId });
    return isBack ? { outcome: 'undone' } : { outcome: 'stays', why: LETTER_GONE };
  }
  if (value.field === 'letter') throw new Error(`The letter about ${enquiryId} has no message.`);
  const stays = { outcome: 'stays', why: 'It has been changed since, and stays as it is.' } as const;
  if (now.version !== version) return stays;
  const { status, assigneeId } = had;
  const back: Record<Given['field'], EnquiryChange> = {
    status: { field: 'status', newValue: status, version },
    assignee: { field: 'assignee', newValue: assigneeId, version },
    tag: {
      field: 'tags',
      newValue: now.tags.filter((each) => fold(each) !== fold(String(value.newValue))),
      version,
    },
  };
  if (!(await changeOver(trx, enquiryId, back[value.field], author))) return stays;
  // Being assigned had begun with it.
  if (value.field === 'assignee' && now.status !== status) await setStatus(trx, enquiryId, status, author);
  return { outcome: 'undone', version: await versionOf(trx, enquiryId) };
}

const versionOf = async (trx: Trx, id: string): Promise<number> =>
  (await trx.selectFrom('enquiries').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;
