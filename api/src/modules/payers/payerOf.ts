import { type BillTo, billTo, campusOf, type PageAnswers, submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { hashOf } from '../../platform/ids';

/** Who pays: `id` is no name and no address. One who gave no address has an account an invoice. */
export interface InvoicePayer extends Pick<BillTo, 'name' | 'address' | 'writtenTo'> {
  id: string;
  email: string;
  /** Where their application is for, by its answers. */
  campus: ReturnType<typeof campusOf>;
}

/** Who pays for an enquiry, by its answers, which are opened for it; undefined where there is none. */
export async function payerBy(db: Database, enquiryId: string): Promise<InvoicePayer | undefined> {
  const row = await db.selectFrom('enquiries').select('pages').where('id', '=', enquiryId).executeTakeFirst();
  return row && payerOf(enquiryId, submission.parse(JSON.parse(row.pages)));
}

/** Who pays for an enquiry that has these answers. */
export function payerOf(enquiryId: string, pages: readonly PageAnswers[]): InvoicePayer {
  const { name, address, writtenTo, emails } = billTo(pages);
  const email = emails[0]?.trim() ?? '';
  const id = hashOf(email === '' ? `application ${enquiryId}` : email.toLowerCase());
  return { id, name, address, writtenTo, email, campus: campusOf(pages) };
}
