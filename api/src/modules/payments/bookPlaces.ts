import { authors } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { recordStep } from '../history/recordStep';

/** Books the places of an invoice that the card has paid. Again, or on one that staff took further, it changes nothing. */
export const bookPlaces = (db: Database, enquiryId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const booked = await trx
      .updateTable('invoices')
      .set({ status: 'booked' })
      .where('enquiryId', '=', enquiryId)
      .where('isCurrent', '=', 1)
      .where('status', '=', 'paid')
      .returning('id')
      .executeTakeFirst();
    if (!booked) return;
    const id = `booked:${enquiryId}`;
    await recordStep(trx, { id, enquiryId, kind: 'booked', detail: 'The places are booked', author: authors.server });
  });
