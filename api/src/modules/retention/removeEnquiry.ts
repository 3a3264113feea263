import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { lockWithMoney } from '../enquiries/lockEnquiry';
import { forgetExported } from '../exports/forgetExported';
import { removeBytes } from '../files/removeFile';
import { takeUnfinished } from '../files/unfinishedUploads';
import { removeFromLedger } from '../ledger/removeFromLedger';
import { forgetMerges } from '../merges/storedMerges';
import { forgetLinks } from '../people/personLinks';
import { forgetRowTexts } from '../statements/forgetRowTexts';
import { releaseRows } from '../statements/releaseRows';

/** Removes an enquiry with everything that is known of it: answers, files, comments, invoice, payments, letters. */
export async function removeEnquiry(
  { db, store, settings }: Pick<App, 'db' | 'store' | 'settings'>,
  id: string,
): Promise<void> {
  // First, for a letter that nothing names any more would stay.
  await removeFromOutbox(settings.dataDir, await lettersOf(db, id));
  const files = await db.transaction().execute((trx) => takeEnquiry(trx, id));
  // Where the server dies here, the daily sweep finds bytes that nobody knows.
  for (const file of files) await removeBytes(store, file);
}

/** The ids of an enquiry's letters. */
export async function lettersOf(db: Database, enquiryId: string): Promise<string[]> {
  const letters = await db.selectFrom('letters').select('id').where('enquiryId', '=', enquiryId).execute();
  return letters.map(({ id }) => id);
}

/** Takes an enquiry out of the database. Answers the ids of its files, whose bytes are then to be removed. */
export async function takeEnquiry(trx: Trx, id: string): Promise<string[]> {
  await lockWithMoney(trx, id);
  // Who writes of it waits, and then finds it gone: PostgreSQL keeps them from it only where something unique changes.
  await trx
    .updateTable('enquiries')
    .set((enquiry) => ({ reference: sql<string>`${enquiry.ref('reference')} || ' gone'` }))
    .where('id', '=', id)
    .execute();
  await forgetLinks(trx, id);
  await forgetMerges(trx, id);
  const gone = await takeFiles(trx, id);
  const invoices = trx.selectFrom('invoices').select('id').where('enquiryId', '=', id);
  const ids = (await invoices.execute()).map(({ id }) => id);
  for (const invoiceId of ids) await forgetExported(trx, invoiceId);
  await forgetRowTexts(trx, ids);
  for (const table of ofInvoice) await trx.deleteFrom(table).where('invoiceId', 'in', invoices).execute();
  for (const table of [...ofMoney, ...ofEnquiry]) await trx.deleteFrom(table).where('enquiryId', '=', id).execute();
  for (const invoiceId of ids) {
    await removeCreditNotes(trx, invoiceId);
    await releaseRows(trx, invoiceId);
    await removeFromLedger(trx, invoiceId);
  }
  await trx.deleteFrom('enquiries').where('id', '=', id).execute();
  return gone;
}

const ofInvoice = [
  'invoiceItems',
  'invoiceFooterHeaders',
  'reminders',
  'reminderPauses',
  'certifiedDocuments',
] as const;

const ofMoney = ['invoices', 'jobs', 'refunds', 'disputes', 'paymentSteps', 'cardPayments', 'enquirySteps'] as const;

/** What is about an enquiry and not about money. */
export const ofEnquiry = [
  'letters',
  'boardSubmissionTexts',
  'boardSubmissionRows',
  'answerCorrections',
  'termsAcceptances',
  'candidateCorrections',
  'candidateNumbers',
  'examEntryChanges',
  'examEntries',
  'examRegistrations',
  'commentMentions',
  'enquiryComments',
  'enquiryEdits',
  'enquiryTags',
  'bulkRows',
  'applicationLinks',
  'messages',
  'incomingMails',
  'documentVerdicts',
  'documentFiles',
  'drafts',
] as const;

/**
 * Takes out the enquiry's files, with what is under way of others, and the PDFs of its invoices, credit notes and letters,
 * which are named after those. Answers under what ids their bytes stand.
 */
export async function takeFiles(trx: Trx, enquiryId: string): Promise<string[]> {
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
  return [...gone.map(({ id }) => id), ...(await takeUnfinished(trx, { entityType: 'enquiry', entityId: enquiryId }))];
}

/** After the invoice: while that stays, its credit notes do. */
async function removeCreditNotes(trx: Trx, invoiceId: string): Promise<void> {
  const notes = trx.selectFrom('creditNotes').select('id').where('invoiceId', '=', invoiceId);
  await trx.deleteFrom('creditNoteLines').where('creditNoteId', 'in', notes).execute();
  await trx.deleteFrom('creditNotes').where('invoiceId', '=', invoiceId).execute();
}
