import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** The change, with which whoever else goes on waits until this transaction ends; nothing where it is gone. */
export const lockChange = (trx: Trx, id: string): Promise<Selectable<Tables['bulkChanges']> | undefined> =>
  trx
    .updateTable('bulkChanges')
    .set((change) => ({ found: change.ref('found') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
