import { fold } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { matching } from '../../platform/lists/matching';
import { ofEnquiries } from '../search/enquirySearch';
import { type InvoicePayer, payersOf } from './payerOf';

/** Who pays for an enquiry, and for which others too: each of them by its id. */
export async function enquiriesOfPayer(
  db: Database,
  enquiryId: string,
): Promise<{ payer: InvoicePayer; enquiries: Map<string, InvoicePayer> } | undefined> {
  const payer = (await payersOf(db, [enquiryId])).get(enquiryId);
  if (!payer) return undefined;
  if (payer.email === '') return { payer, enquiries: new Map([[enquiryId, payer]]) };
  // Answers are sealed: the index finds the few in which the address stands, of whoever it is.
  const named = await matching(db, ofEnquiries, 'enquiries.id', [fold(payer.email)]);
  let found = db.selectFrom('enquiries').select('enquiries.id');
  for (const condition of named.where) found = found.where(condition);
  const ids = (await found.execute()).map(({ id }) => id);
  const all = await payersOf(db, ids);
  return { payer, enquiries: new Map([...all].filter(([, each]) => each.id === payer.id)) };
}
