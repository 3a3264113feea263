import type { Trx } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { forgetExported } from '../exports/forgetExported';
import { removeBytes } from '../files/removeFile';
import { removeFromLedger } from '../ledger/removeFromLedger';
import { releaseRows } from '../statements/releaseRows';

/** Removes an enquiry with everything that is known of it: answers, files, comments, invoice, payments, letters. */
export async function removeEnquiry(
  { db, store, settings }: Pick<App, 'db' | 'store' | 'settings'>,
  id: string,
): Promise<void> {
  // First, for a letter that nothing names any more would stay.
  const letters = await db.selectFrom('letters').select('id').where('enquiryId', '=', id).execute();
  await removeFromOutbox(
    settings.dataDir,
    letters.map(({ id }) => id),
  );
  const files = await db.transaction().execute(async (trx) => {
    const gone = await removeFiles(trx, id);
    const invoices = trx.selectFrom('invoices').select('id').where('enquiryId', '=', id);
    const ids = (await invoices.execute()).map(({ id }) => id);
    for (const invoiceId of ids) await forgetExported(trx, invoiceId);
    for (const table of ofInvoice) await trx.deleteFrom(table).where('invoiceId', 'in', invoices).execute();
    for (const table of ofEnquiry) await trx.deleteFrom(table).where('enquiryId', '=', id).execute();
    for (const invoiceId of ids) {
      await removeCreditNotes(trx, invoiceId);
      await releaseRows(trx, invoiceId);
      await removeFromLedger(trx, invoiceId);
    }
    await trx.deleteFrom('enquiries').where('id', '=', id).execute();
    return gone;
  });
  // Where the server dies here, the daily sweep finds bytes that nobody knows.
  for (const file of files) await removeBytes(store, file);
}

const ofInvoice = [
  'invoiceItems',
  'invoiceFooterHeaders',
  'reminders',
  'reminderPauses',
  'certifiedDocuments',
] as const;

const ofEnquiry = [
  'invoices',
  'letters',
  'jobs',
  'refunds',
  'disputes',
  'paymentSteps',
  'cardPayments',
  'boardSubmissionTexts',
  'boardSubmissionRows',
  'candidateNumbers',
  'examEntryChanges',
  'examEntries',
  'examRegistrations',
  'enquiryComments',
  'enquirySteps',
  'enquiryEdits',
  'enquiryTags',
  'applicationLinks',
  'messages',
  'documentVerdicts',
  'documentFiles',
  'drafts',
] as const;

/** Removes the enquiry's files and the PDFs of its invoices, credit notes and letters, which are named after those. Answers their ids. */
async function removeFiles(trx: Trx, enquiryId: string): Promise<string[]> {
  const invoices = trx.selectFrom('invoices').where('enquiryId', '=', enquiryId);
  const notes = trx.selectFrom('creditNotes').select('number').where('invoiceId', 'in', invoices.select('id'));
  const numbered = [...(await invoices.select('number').execute()), ...(await notes.execute())];
  const pdfs = numbered.flatMap(({ number }) => [`${number}.pdf`, `receipt-${number}.pdf`]);
  const gone = await trx
    .deleteFrom('files')
    .where((file) =>
      file.or([
        file.and({ entityType: 'enquiry', entityId: enquiryId }),
        ...(pdfs.length === 0
          ? []
          : [file.and([file('entityType', 'is', null), file('keptUntil', 'is', null), file('name', 'in', pdfs)])]),
      ]),
    )
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

/** After the invoice: while that stays, its credit notes do. */
async function removeCreditNotes(trx: Trx, invoiceId: string): Promise<void> {
  const notes = trx.selectFrom('creditNotes').select('id').where('invoiceId', '=', invoiceId);
  await trx.deleteFrom('creditNoteLines').where('creditNoteId', 'in', notes).execute();
  await trx.deleteFrom('creditNotes').where('invoiceId', '=', invoiceId).execute();
}
