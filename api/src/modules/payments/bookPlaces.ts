import { authors, hasInvoice } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { formAt } from '../forms/storedForms';
import { recordStep } from '../history/recordStep';

/** Books what an invoice is for, which the card has paid: its places, where it has any. Again, or on one that staff took further, it changes nothing. */
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
    const { formSlug, formVersion } = await trx
      .selectFrom('enquiries')
      .select(['formSlug', 'formVersion'])
      .where('id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    // An invoice that staff wrote for something else holds no places.
    const hasPlaces = hasInvoice((await formAt(trx, formSlug, formVersion)).json);
    const detail = hasPlaces ? 'The places are booked' : 'Paid in full';
    await recordStep(trx, { id, enquiryId, kind: 'booked', detail, author: authors.server });
  });
