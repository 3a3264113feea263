import { today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { nextNumber, seriesOf } from '../invoices/documentNumber';
import type { InvoiceRow } from '../invoices/storedInvoices';
import { moveMoney } from '../ledger/moveMoney';
import { settleStatus } from '../ledger/settleStatus';
import { queueLetter } from '../letters/queueLetter';
import { findEnquiryBy } from '../search/enquirySearch';
import { sellerVersion } from '../sellers/storedSellers';

/**
 * Issues a draft in the place of the enquiry's invoice, where it has one: what came for that is for the draft, which has the
 * next number, today's date and a letter. Both must be locked. Answers the number.
 */
export async function issueInPlace(trx: Trx, draft: InvoiceRow, old: InvoiceRow | undefined): Promise<string> {
  const { id, enquiryId, sellerCampus } = draft;
  if (old) {
    await moveMoney(trx, old.id, id);
    await trx.updateTable('invoices').set({ isCurrent: 0 }).where('id', '=', old.id).execute();
  }
  const status = old?.status === 'booked' ? 'booked' : 'unpaid';
  const date = today();
  const seller = sellerCampus && { sellerVersion: await sellerVersion(trx, sellerCampus) };
  const number = await nextNumber(trx, sellerCampus ? seriesOf(sellerCampus) : 'INV', date);
  await trx
    .updateTable('invoices')
    .set({ number, date, dueDate: draft.dueDate, status, isCurrent: 1, ...seller })
    .where('id', '=', id)
    .execute();
  await findEnquiryBy(trx, enquiryId, number);
  await settleStatus(trx, { ...draft, status });
  await queueLetter(trx, enquiryId, 'invoice', { about: id });
  return number;
}
