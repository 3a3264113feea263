import { creditError, formatPence, type NewCreditNote, today } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { nextNumber } from '../invoices/documentNumber';
import { lockInvoice } from '../invoices/storedInvoices';
import { mustNotBeBegun } from '../ledger/mustNotBeBegun';
import { settleStatus } from '../ledger/settleStatus';
import { sumsOfInvoice } from '../ledger/sums';
import { queueLetter } from '../letters/queueLetter';
import { takeOffDraft } from './takeOffDraft';

export interface Crediting extends NewCreditNote {
  invoiceId: string;
  author: string;
}

/**
 * Issues a credit note for an invoice, with its letter and its step in the history: what is owing falls by it, and what was
 * paid beyond the rest is to be refunded. A draft that is to replace the invoice asks as much less: it would ask that again.
 * Locks the invoice. Throws 409 for a draft or what is cancelled, for more than is left of the invoice, and while a card is
 * being charged for it: take that back first.
 *
 * @param crediting its lines in pence, above zero what is taken off
 * @returns the credit note's id
 */
export async function issueCreditNote(trx: Trx, crediting: Crediting): Promise<string> {
  const { invoiceId, lines } = crediting;
  const { id, number } = await credit(trx, crediting);
  const draft = await trx.selectFrom('invoices').select('id').where('replaces', '=', invoiceId).executeTakeFirst();
  if (draft) await takeOffDraft(trx, draft.id, { number, lines });
  return id;
}

/** The same of what is left of an invoice that is given up or replaced: a draft in its place asks what it does. */
export async function creditRest(trx: Trx, crediting: Crediting): Promise<void> {
  await credit(trx, crediting);
}

async function credit(
  trx: Trx,
  { invoiceId, lines, reason, author }: Crediting,
): Promise<{ id: string; number: string }> {
  const invoice = await lockInvoice(trx, 'id', invoiceId);
  const { enquiryId, status } = invoice;
  await mustNotBeBegun(trx, enquiryId);
  if (status === 'proposed' || status === 'final') throw notCreditable(DRAFT);
  if (status === 'cancelled') throw notCreditable(CANCELLED);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const { credited } = await sumsOfInvoice(trx, invoice);
  const error = creditError(amount, invoice.amount - credited);
  if (error) throw notCreditable(error);

  const [id, date] = [newId(), today()];
  // Last of what others wait for.
  const number = await nextNumber(trx, 'CN', date);
  await trx
    .insertInto('creditNotes')
    .values({ id, invoiceId, number, date, amount, reason, author, issuedAt: now() })
    .execute();
  await trx
    .insertInto('creditNoteLines')
    .values(lines.map((line, position) => ({ creditNoteId: id, position, ...line, kind: line.kind ?? line.accountId })))
    .execute();
  await settleStatus(trx, invoice);
  const detail = `${number}, ${formatPence(amount)} off ${invoice.number}: ${reason}`;
  await recordStep(trx, { enquiryId, kind: 'credited', detail, author });
  await queueLetter(trx, enquiryId, 'credit-note', { about: id });
  return { id, number };
}

const notCreditable = (message: string) => new HttpError(409, 'not-creditable', message);
const DRAFT = 'This is not out yet: change its lines instead.';
const CANCELLED = 'This is cancelled, so that nothing of it is asked any more.';
