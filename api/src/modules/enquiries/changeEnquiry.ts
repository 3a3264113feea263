import {
  ENQUIRY_CHANGED,
  type EnquiryChange,
  fold,
  type InvoiceItemType,
  invoiceItemTypeLabels,
  isTuition,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { mustNotBeMerged } from '../merges/storedMerges';
import { colleagueById, isTutorAlone } from '../users/colleagues';
import { mustSeeEnquiry } from './mustSeeEnquiry';
import { recordEdit } from './recordEdit';
import { beginEnquiry, setStatus } from './status';
import { enquiryById, tagsOf } from './storedEnquiries';

const NO_TUITION = 'A tutor does not see enquiries about exams. Please choose somebody of the staff.';

/** Changes what staff may of an enquiry, and keeps who did it. Throws 404, and 409 with the enquiry over another version than was seen. */
export async function changeEnquiry(db: Database, id: string, change: EnquiryChange, author: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await changeOver(trx, id, change, author)) return;
    const stored = await enquiryById(trx, id);
    throw new HttpError(409, ENQUIRY_CHANGED.word, ENQUIRY_CHANGED.message, { stored });
  });
}

/** Changes an enquiry as it was seen, and keeps who did it. Answers false, and changes nothing, over another version or where there is none. Throws 409 for one that is merged into another. */
export async function changeOver(trx: Trx, id: string, change: EnquiryChange, author: string): Promise<boolean> {
  const before = await trx
    .updateTable('enquiries')
    .set({ version: change.version + 1 })
    .where('id', '=', id)
    .where('version', '=', change.version)
    .returning(['id', 'status', 'type', 'assigneeId', 'followUpOn'])
    .executeTakeFirst();
  if (!before) return false;
  await mustNotBeMerged(trx, id);
  await apply(trx, before, change, author);
  return true;
}

interface Before {
  id: string;
  status: string;
  type: InvoiceItemType;
  assigneeId: string | null;
  followUpOn: string | null;
}

async function apply(trx: Trx, before: Before, change: EnquiryChange, author: string): Promise<void> {
  const { id } = before;
  switch (change.field) {
    case 'status':
      if (change.newValue !== before.status) await setStatus(trx, id, change.newValue, author);
      return;
    case 'tags':
      return setTags(trx, id, change.newValue, author);
    case 'assignee':
      return assign(trx, before, change.newValue, author);
    case 'type':
      await trx.updateTable('enquiries').set({ type: change.newValue }).where('id', '=', id).execute();
      return recordEdit(trx, id, author, {
        field: change.field,
        before: invoiceItemTypeLabels[before.type],
        after: invoiceItemTypeLabels[change.newValue],
      });
    case 'followUpOn':
      await trx.updateTable('enquiries').set({ followUpOn: change.newValue }).where('id', '=', id).execute();
      return recordEdit(trx, id, author, {
        field: change.field,
        before: before.followUpOn ?? '',
        after: change.newValue ?? '',
      });
  }
}

/** Gives an enquiry to somebody of the staff, or to nobody; who has one has begun with it. */
async function assign(trx: Trx, { id, assigneeId, type }: Before, to: string | null, author: string): Promise<void> {
  const colleague = to === null ? null : await colleagueById(trx, to);
  if (colleague) await mustBeWorkedOnBy(trx, { id, type }, colleague.id);
  await trx.updateTable('enquiries').set({ assigneeId: to }).where('id', '=', id).execute();
  const had = assigneeId === null ? undefined : await nameOf(trx, assigneeId);
  await recordEdit(trx, id, author, { field: 'assignee', before: had ?? '', after: colleague?.name ?? '' });
  if (colleague) await beginEnquiry(trx, id, author);
}

/** Throws 422 where somebody would not see the enquiry that they are given. */
async function mustBeWorkedOnBy(trx: Trx, { id, type }: Pick<Before, 'id' | 'type'>, userId: string): Promise<void> {
  if (!(await isTutorAlone(trx, userId))) return mustSeeEnquiry(trx, id, userId);
  if (!isTuition(type)) throw new HttpError(422, 'no-tuition', NO_TUITION);
}

/** The name of somebody who may work here no more. */
const nameOf = async (trx: Trx, userId: string) =>
  (await trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name;

/** Leaves these tags on an enquiry, and no others; of two that differ in capitals or accents alone the first. */
async function setTags(trx: Trx, enquiryId: string, tags: readonly string[], author: string): Promise<void> {
  const had = (await tagsOf(trx, [enquiryId])).get(enquiryId) ?? [];
  const wanted = new Map(tags.toReversed().map((tag) => [fold(tag), tag]));
  const stays = new Set(had.map(fold));
  for (const tag of had.filter((each) => !wanted.has(fold(each)))) {
    await trx.deleteFrom('enquiryTags').where('enquiryId', '=', enquiryId).where('folded', '=', fold(tag)).execute();
    await recordEdit(trx, enquiryId, author, { field: 'tag', before: tag, after: '' });
  }
  for (const [folded, tag] of wanted) {
    if (stays.has(folded)) continue;
    await trx.insertInto('enquiryTags').values({ enquiryId, folded, tag }).execute();
    await recordEdit(trx, enquiryId, author, { field: 'tag', before: '', after: tag });
  }
}
