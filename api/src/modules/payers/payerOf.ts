import { type BillTo, billTo, submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { hashOf } from '../../platform/ids';
import { campusOf } from '../invoices/campusOf';

/** Who pays: `id` is no name and no address. One who gave no address has an account an invoice. */
export interface InvoicePayer extends Pick<BillTo, 'name' | 'address' | 'writtenTo'> {
  id: string;
  email: string;
  /** Where their application is for, by its answers. */
  campus: ReturnType<typeof campusOf>;
}

/** Who pays for each of these enquiries, by its id. */
export async function payersOf(db: Database, enquiryIds: readonly string[]): Promise<Map<string, InvoicePayer>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db.selectFrom('enquiries').select(['id', 'pages']).where('id', 'in', enquiryIds).execute();
  return new Map(
    rows.map(({ id, pages }) => {
      const answers = submission.parse(JSON.parse(pages));
      return [id, { ...payerOf(id, billTo(answers)), campus: campusOf(answers) }];
    }),
  );
}

function payerOf(enquiryId: string, { name, address, writtenTo, emails }: BillTo): Omit<InvoicePayer, 'campus'> {
  const email = emails[0]?.trim() ?? '';
  const id = hashOf(email === '' ? `application ${enquiryId}` : email.toLowerCase());
  return { id, name, address, writtenTo, email };
}
