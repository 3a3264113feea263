import type { EnquiryEdit } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';

type Edit = Pick<EnquiryEdit, 'field' | 'before' | 'after'>;

/** Keeps what somebody changed of an enquiry; what is as it was is no change. */
export const recordEdit = (trx: Trx, enquiryId: string, author: string, edit: Edit): Promise<void> =>
  recordEdits(trx, author, [{ ...edit, enquiryId }]);

/** The same of many at once. */
export async function recordEdits(
  trx: Trx,
  author: string,
  edits: readonly (Edit & { enquiryId: string })[],
): Promise<void> {
  const madeAt = now();
  const rows = edits
    .filter(({ before, after }) => before !== after)
    .map((edit) => ({ ...edit, id: newId(), author, madeAt }));
  if (rows.length > 0) await trx.insertInto('enquiryEdits').values(rows).execute();
}
