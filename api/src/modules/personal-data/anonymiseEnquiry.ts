import { ERASED, type PageAnswers, submission } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { answerCorrectionsOf } from '../answer-corrections/storedCorrections';
import { correctionsOf } from '../candidates/storedCorrections';
import { forgetExported } from '../exports/forgetExported';
import { recordStep } from '../history/recordStep';
import { forgetEntryTexts } from '../ledger/forgetEntryTexts';
import { forgetMerges } from '../merges/storedMerges';
import { forgetLinks } from '../people/personLinks';
import { ofEnquiry, takeFiles } from '../retention/removeEnquiry';
import { indexAgain } from '../search/enquirySearch';
import { forgetRowTexts } from '../statements/forgetRowTexts';
import { anonymousAnswers, namesPerson } from './anonymous';

/** Work that looks after money, and knows nobody by name. */
const moneyJobs = ['booking', 'look', 'lookAtCharge', 'reconcile', 'refund'] as const;

/**
 * Takes from an enquiry whose invoice the accounts keep all that says who it was: what is left are numbers, days, sums and
 * lines. Answers the ids of its files, whose bytes are then to be removed.
 */
export async function anonymiseEnquiry(trx: Trx, id: string, author: string): Promise<string[]> {
  const { name, reference, formSlug, formVersion, ...enquiry } = await trx
    .selectFrom('enquiries')
    .select(['name', 'reference', 'formSlug', 'formVersion', 'pages'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pages = submission.parse(JSON.parse(enquiry.pages));
  const corrections = (await correctionsOf(trx, [id])).get(id) ?? [];
  const corrected = [
    ...corrections.map(({ candidate }) => ({ name: 'candidate', values: { ...candidate } })),
    ...(await answeredBefore(trx, id)),
  ];
  const files = await takeFiles(trx, id);
  await trx.deleteFrom('jobs').where('enquiryId', '=', id).where('kind', 'not in', moneyJobs).execute();
  for (const table of ofEnquiry) await trx.deleteFrom(table).where('enquiryId', '=', id).execute();
  await forgetLinks(trx, id);
  await forgetMerges(trx, id);
  await forgetMoneyWords(trx, id, namesPerson({ name, pages: [...pages, ...corrected] }));
  await forgetHistory(trx, id);
  const left = { name: ERASED, email: '', pages: anonymousAnswers(pages) };
  await trx
    .updateTable('enquiries')
    .set({ ...left, pages: JSON.stringify(left.pages), assigneeId: null, followUpOn: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  const { title: formTitle } = await trx
    .selectFrom('formVersions')
    .select('title')
    .where('slug', '=', formSlug)
    .where('version', '=', formVersion)
    .executeTakeFirstOrThrow();
  await indexAgain(trx, { id, reference, formTitle, ...left });
  await recordStep(trx, { enquiryId: id, kind: 'erased', author });
  return files;
}

/** Answers that were corrected since, as pages of answers. */
const answeredBefore = async (trx: Trx, enquiryId: string): Promise<PageAnswers[]> =>
  (await answerCorrectionsOf(trx, enquiryId)).map(({ changes }) => ({
    name: 'corrected',
    values: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
  }));

/** Takes the words from what is kept of money. What was sold stays, unless its line names somebody. */
async function forgetMoneyWords(trx: Trx, enquiryId: string, isNamed: (text: string) => boolean): Promise<void> {
  const invoices = await trx
    .selectFrom('invoices')
    .select(['id', 'description'])
    .where('enquiryId', '=', enquiryId)
    .execute();
  const ids = invoices.map(({ id }) => id);
  for (const { id, description } of invoices) {
    await forgetExported(trx, id);
    if (isNamed(description))
      await trx.updateTable('invoices').set({ description: ERASED }).where('id', '=', id).execute();
  }
  for (const table of ['invoiceItems', 'invoiceFooterHeaders'] as const) {
    const lines = await trx.selectFrom(table).select(['id', 'description']).where('invoiceId', 'in', ids).execute();
    for (const { id } of lines.filter(({ description }) => isNamed(description)))
      await trx.updateTable(table).set({ description: ERASED }).where('id', '=', id).execute();
  }
  await forgetCreditNotes(trx, ids, isNamed);
  await forgetEntryTexts(trx, ids);
  await forgetRowTexts(trx, ids);
  await trx.updateTable('reminderPauses').set({ reason: ERASED }).where('invoiceId', 'in', ids).execute();
  await trx.updateTable('refunds').set({ reason: ERASED, problem: '' }).where('enquiryId', '=', enquiryId).execute();
}

async function forgetCreditNotes(
  trx: Trx,
  invoiceIds: readonly string[],
  isNamed: (text: string) => boolean,
): Promise<void> {
  const notes = trx.selectFrom('creditNotes').select('id').where('invoiceId', 'in', invoiceIds);
  const lines = await trx
    .selectFrom('creditNoteLines')
    .select(['creditNoteId', 'position', 'description'])
    .where('creditNoteId', 'in', notes)
    .execute();
  for (const { creditNoteId, position } of lines.filter(({ description }) => isNamed(description))) {
    await trx
      .updateTable('creditNoteLines')
      .set({ description: ERASED })
      .where('creditNoteId', '=', creditNoteId)
      .where('position', '=', position)
      .execute();
  }
  await trx.updateTable('creditNotes').set({ reason: ERASED }).where('invoiceId', 'in', invoiceIds).execute();
}

/** Of the history only the steps of money stay, without their words. */
async function forgetHistory(trx: Trx, enquiryId: string): Promise<void> {
  await trx
    .deleteFrom('paymentSteps')
    .where('enquiryId', '=', enquiryId)
    .where((step) => step.or(['mail-%', 'document-%', 'entry-%'].map((kind) => step('kind', 'like', kind as never))))
    .execute();
  await trx.updateTable('paymentSteps').set({ detail: '' }).where('enquiryId', '=', enquiryId).execute();
}
