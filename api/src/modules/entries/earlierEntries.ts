import { type EntryState, enteredExams, type PageAnswers, submission } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { isWithdrawn } from '../enquiries/status';
import { lineOf } from '../exams/exam';
import { formAt } from '../forms/storedForms';
import { keepEntries } from './keepEntries';

const AT_ONCE = 200;

/**
 * Writes the entries of applications that came before entries had rows of their own. Their prices are what their invoices
 * say; nothing else is known of them. To do it again changes nothing.
 */
export async function keepEarlierEntries(db: Database): Promise<void> {
  let after = '';
  for (;;) {
    const batch = await db
      .selectFrom('examRegistrations')
      .select('enquiryId')
      .where('enquiryId', '>', after)
      .where('enquiryId', 'not in', db.selectFrom('examEntries').select('enquiryId'))
      .orderBy('enquiryId')
      .limit(AT_ONCE)
      .execute();
    const last = batch.at(-1);
    if (!last) return;
    after = last.enquiryId;
    await db.transaction().execute(async (trx) => {
      for (const { enquiryId } of batch) await keepFrom(trx, enquiryId);
    });
  }
}

async function keepFrom(trx: Trx, enquiryId: string): Promise<void> {
  const enquiry = await trx
    .selectFrom('enquiries')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['enquiries.id', 'reference', 'formSlug', 'formVersion', 'invoices.status as invoiceStatus'])
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const pages = await answersOf(trx, enquiryId);
  if (!pages) return;
  const { json } = await formAt(trx, enquiry.formSlug, enquiry.formVersion);
  const lines = await trx
    .selectFrom('invoiceItems')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .select(['invoiceItems.description', 'cost'])
    .where('enquiryId', '=', enquiryId)
    .execute();
  const exams = enteredExams(json, pages).map(({ formData: choice }) => ({
    choice,
    price: lines.find(({ description }) => description === lineOf(choice))?.cost ?? null,
    boardFee: null,
    lateFee: 0,
  }));
  const steps = await trx
    .selectFrom('enquirySteps')
    .select(['status', 'author', 'madeAt'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('madeAt')
    .execute();
  const isGivenUp = enquiry.invoiceStatus === 'cancelled' || isWithdrawn({ steps });
  const state: EntryState = isGivenUp ? 'withdrawn' : 'requested';
  await keepEntries(trx, { ...enquiry, pages }, exams, state);
}

/** An application's answers; undefined where the key that sealed them is lost, which must keep no server from starting. */
async function answersOf(trx: Trx, enquiryId: string): Promise<PageAnswers[] | undefined> {
  try {
    const { pages } = await trx
      .selectFrom('enquiries')
      .select('pages')
      .where('id', '=', enquiryId)
      .executeTakeFirstOrThrow();
    return submission.parse(JSON.parse(pages));
  } catch {
    return undefined;
  }
}
