import { today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { nextNumber, seriesOf } from '../invoices/documentNumber';
import { type InvoiceRow, lockInvoice } from '../invoices/storedInvoices';
import { moveMoney } from '../ledger/moveMoney';
import { settleStatus } from '../ledger/settleStatus';
import { queueLetter } from '../letters/queueLetter';
import { findEnquiryBy } from '../search/enquirySearch';
import { sellerVersion } from '../sellers/storedSellers';
import { cancelInvoice } from './cancelInvoice';

/**
 * Issues the draft that replaces an invoice: that is credited wholly, what came for it is for the new one, which has the
 * next number, today's date and a letter. The draft must be locked. Throws 409 where the invoice was cancelled meanwhile,
 * and while a card is being charged. Answers the words that the history has for it.
 */
export async function issueReplacement(trx: Trx, draft: InvoiceRow, author: string): Promise<string> {
  const { id, enquiryId, replaces } = draft;
  if (replaces === null) throw new Error(`The invoice ${id} replaces none`);
  const old = await lockInvoice(trx, 'id', replaces);
  if (old.isCurrent === 0 || old.status === 'cancelled') throw new HttpError(409, 'not-replaceable', GONE);
  await cancelInvoice(trx, old, { reason: 'Replaced by a new invoice', author });
  await moveMoney(trx, old.id, id);
  await trx.updateTable('invoices').set({ isCurrent: 0 }).where('id', '=', old.id).execute();
  const status = old.status === 'booked' ? 'booked' : 'unpaid';
  const date = today();
  const { sellerCampus } = draft;
  const seller = sellerCampus && { sellerVersion: await sellerVersion(trx, sellerCampus) };
  const number = await nextNumber(trx, sellerCampus ? seriesOf(sellerCampus) : 'INV', date);
  await trx
    .updateTable('invoices')
    .set({ number, date, status, isCurrent: 1, ...seller })
    .where('id', '=', id)
    .execute();
  await findEnquiryBy(trx, enquiryId, number);
  await settleStatus(trx, { ...draft, status });
  await queueLetter(trx, enquiryId, 'invoice', { about: id });
  return `${old.number} is replaced by ${number}`;
}

const GONE = 'The invoice that this draft would replace was cancelled meanwhile. Please discard the draft.';
