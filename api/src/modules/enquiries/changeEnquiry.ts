import {
  ENQUIRY_CHANGED,
  type EnquiryChange,
  type InvoiceItemType,
  invoiceItemTypeLabels,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { mustNotBeMerged } from '../merges/storedMerges';
import { assign, notAssignable } from './assign';
import { recordEdit } from './recordEdit';
import { setTags } from './setTags';
import { setStatus } from './status';
import { enquiryById, tagsOf } from './storedEnquiries';

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
      if (change.newValue !== before.status) await setStatus(trx, [id], change.newValue, author);
      return;
    case 'tags': {
      const had = (await tagsOf(trx, [id])).get(id) ?? [];
      return setTags(trx, [{ enquiryId: id, had, wanted: change.newValue }], author);
    }
    case 'assignee': {
      const refused = (await notAssignable(trx, [before], change.newValue)).get(id);
      if (refused) throw refused;
      return assign(trx, [before], change.newValue, author);
    }
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
