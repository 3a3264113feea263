import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { mustNotBeBelowZero } from '../invoices/editInvoice';
import { type InvoiceRow, lockInvoice } from '../invoices/storedInvoices';
import { cancelInvoice } from './cancelInvoice';
import { issueInPlace } from './issueInPlace';

/**
 * Issues the draft that replaces an invoice: that is credited wholly, and what came for it is for the new one. The draft must
 * be locked. Throws 409 where the invoice was cancelled meanwhile, and while a card is being charged, 422 where more was taken
 * off the draft than it asks. Answers the words that the history has for it.
 */
export async function issueReplacement(trx: Trx, draft: InvoiceRow, replaces: string, author: string): Promise<string> {
  const old = await lockInvoice(trx, 'id', replaces);
  if (old.isCurrent === 0 || old.status === 'cancelled') throw new HttpError(409, 'not-replaceable', GONE);
  mustNotBeBelowZero(draft.amount);
  await cancelInvoice(trx, old, { reason: 'Replaced by a new invoice', author });
  const number = await issueInPlace(trx, draft, old);
  return `${old.number} is replaced by ${number}`;
}

const GONE = 'What this draft would replace was cancelled meanwhile. Please discard the draft.';
