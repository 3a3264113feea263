import { submission } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { campusWrittenFrom } from '../application-links/campusOfEnquiry';

const AT_ONCE = 500;

/** Says of invoices that were made before one said it for which campus they are: no list can read every answer for that. */
export async function nameCampuses({ db, settings }: App): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
      .select(['invoices.id', 'pages', 'sentFrom'])
      .where('sellerCampus', 'is', null)
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    for (const { id, pages, sentFrom } of rows) {
      const sellerCampus = campusWrittenFrom({ pages: submission.parse(JSON.parse(pages)), sentFrom }, settings);
      await db.updateTable('invoices').set({ sellerCampus }).where('id', '=', id).execute();
    }
  }
}
