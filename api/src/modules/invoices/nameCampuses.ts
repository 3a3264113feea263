import { campusOf, submission } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';

const AT_ONCE = 500;

/** Says of invoices that were made before one said it for which campus they are: no list can read every answer for that. */
export async function nameCampuses({ db, settings }: App): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
      .select(['invoices.id', 'pages'])
      .where('sellerCampus', 'is', null)
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    for (const { id, pages } of rows) {
      const sellerCampus = campusOf(submission.parse(JSON.parse(pages))) ?? settings.campus;
      await db.updateTable('invoices').set({ sellerCampus }).where('id', '=', id).execute();
    }
  }
}
