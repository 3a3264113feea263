import { draftNumber, isDraft } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { recordStep } from '../history/recordStep';
import { creditNotesOf } from '../invoices/storedCreditNotes';
import { lockInvoice } from '../invoices/storedInvoices';
import { takeOffDraft } from './takeOffDraft';

/**
 * Makes the draft that is to replace an issued invoice, with its lines, less what was credited; nothing changes for who
 * pays until it is issued. Answers the draft's id, of the one that there is already too. Throws 409 unless the invoice is
 * out and stands.
 */
export async function draftReplacement(trx: Trx, invoiceId: string, author: string): Promise<string> {
  const { isCurrent, ...invoice } = await lockInvoice(trx, 'id', invoiceId);
  const isOut = invoice.status === 'unpaid' || invoice.status === 'paid' || invoice.status === 'booked';
  if (isCurrent === 0 || !isOut) throw new HttpError(409, 'not-replaceable', NOT_REPLACEABLE);
  const known = await trx.selectFrom('invoices').select('id').where('replaces', '=', invoiceId).executeTakeFirst();
  if (known) return known.id;

  const id = newId();
  const number = draftNumber(invoice.number);
  const none = { settledSum: 0, creditedSum: 0 };
  const draft = { ...invoice, ...none, id, number, status: 'proposed', isCurrent: 0, replaces: invoiceId } as const;
  await trx.insertInto('invoices').values(draft).execute();
  for (const table of ['invoiceItems', 'invoiceFooterHeaders'] as const) {
    const lines = await trx.selectFrom(table).selectAll().where('invoiceId', '=', invoiceId).execute();
    for (const line of lines)
      await trx
        .insertInto(table)
        .values({ ...line, id: newId(), invoiceId: id })
        .execute();
  }
  for (const note of await creditNotesOf(trx, invoiceId)) await takeOffDraft(trx, id, note);
  const detail = `Draft to replace ${invoice.number}`;
  await recordStep(trx, { enquiryId: invoice.enquiryId, kind: 'changed', detail, author });
  return id;
}

/** Discards a draft that has no number yet. Answers the id of the invoice that it would have replaced; null where it is of none. Throws 409 for any other invoice. */
export async function discardDraft(trx: Trx, draftId: string, author: string): Promise<string | null> {
  const { number, enquiryId, isCurrent, status, replaces } = await lockInvoice(trx, 'id', draftId);
  if (isCurrent === 1 || !isDraft(status)) throw new HttpError(409, 'no-draft', NO_DRAFT);
  for (const table of ['invoiceItems', 'invoiceFooterHeaders'] as const)
    await trx.deleteFrom(table).where('invoiceId', '=', draftId).execute();
  await trx.deleteFrom('invoices').where('id', '=', draftId).execute();
  await recordStep(trx, { enquiryId, kind: 'changed', detail: `Discarded: ${number}`, author });
  return replaces;
}

const NO_DRAFT = 'Only a draft, which has no number yet, can be discarded.';
const NOT_REPLACEABLE = 'Only what is out, and was not replaced or cancelled, can be replaced.';
