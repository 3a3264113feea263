import type { EnquiryEdit } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';

/** Keeps what somebody changed of an enquiry; what is as it was is no change. */
export async function recordEdit(
  trx: Trx,
  enquiryId: string,
  author: string,
  edit: Pick<EnquiryEdit, 'field' | 'before' | 'after'>,
): Promise<void> {
  if (edit.before === edit.after) return;
  await trx
    .insertInto('enquiryEdits')
    .values({ ...edit, id: newId(), enquiryId, author, madeAt: now() })
    .execute();
}
