import { type Campus, submission } from '@forms/shared/contract';
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
    const idsBy = new Map<Campus, string[]>();
    for (const { id, pages, sentFrom } of rows) {
      const campus = campusWrittenFrom({ pages: submission.parse(JSON.parse(pages)), sentFrom }, settings);
      idsBy.set(campus, [...(idsBy.get(campus) ?? []), id]);
    }
    // All of a campus at once: the disk is waited for after each change.
    for (const [sellerCampus, ids] of idsBy)
      await db.updateTable('invoices').set({ sellerCampus }).where('id', 'in', ids).execute();
  }
}
