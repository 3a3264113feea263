import type { Campus } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { type InvoicePayer, payerBy } from './payerOf';

/** Who pays for an enquiry, and for which others too: each of them by its id, with the campus that it is for, null where it says none. */
export async function enquiriesOfPayer(
  db: Database,
  enquiryId: string,
): Promise<{ payer: InvoicePayer; enquiries: Map<string, Campus | null> } | undefined> {
  const payer = await payerBy(db, enquiryId);
  if (!payer) return undefined;
  const rows = await db
    .selectFrom('enquiryPayers')
    .select(['enquiryId', 'campus'])
    .where('payerId', '=', payer.id)
    .orderBy('enquiryId')
    .execute();
  return { payer, enquiries: new Map(rows.map((row) => [row.enquiryId, row.campus])) };
}
