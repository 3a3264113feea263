import {
  type Campus,
  checkSubmission,
  type ExamsSubmissionHeaders,
  type FieldError,
  hasExamsField,
  type PageAnswers,
  type StoredForm,
  type Submitted,
  today,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId, newReference } from '../../platform/ids';
import { now } from '../../platform/time';
import { giveFilesTo } from '../files/namedFiles';
import { acceptTerms, termsAgreed } from '../forms/acceptTerms';
import { withOwnOptions } from '../forms/ownOptions';
import { indexEnquiry } from '../search/enquirySearch';
import { applicantOf } from './applicantOf';
import { countSubmission } from './countSubmission';
import { enquiryType } from './enquiryType';

const ANSWERS_WRONG = 'Some of the answers need another look.';

/** The 422 to answers that cannot be taken, with each field in error. */
export const answersWrong = (errors: FieldError[]): HttpError =>
  new HttpError(422, 'answers-wrong', ANSWERS_WRONG, { errors });

/** The answers to keep of a submission: shown pages and fields, by the rules that the form ran already. Throws 422 with each field in error. */
export async function acceptedAnswers(
  db: Database,
  { json }: StoredForm,
  pages: readonly PageAnswers[],
): Promise<PageAnswers[]> {
  const { errors, pages: accepted } = checkSubmission(await withOwnOptions(db, json), pages, today());
  if (errors.length > 0) throw answersWrong(errors);
  return accepted;
}

/** Writes an enquiry and what it is found by; the files that it names are then its own. */
export async function storeEnquiry(
  trx: Trx,
  enquiry: {
    form: StoredForm;
    pages: readonly PageAnswers[];
    headers: ExamsSubmissionHeaders;
    /** The campus whose page it is sent from, where that says so. */
    sentFrom: Campus | null;
  },
): Promise<Submitted> {
  const { form, pages, headers, sentFrom } = enquiry;
  const prefix = hasExamsField(form.json) ? 'EX' : 'EN';
  const applicant = applicantOf(pages);
  for (;;) {
    const stored = await trx
      .insertInto('enquiries')
      .values({
        id: newId(),
        reference: newReference(prefix),
        formSlug: form.slug,
        formVersion: form.version,
        type: enquiryType(form, pages, headers),
        status: 'new',
        ...applicant,
        pages: JSON.stringify(pages),
        paymentMethod: null,
        submittedAt: now(),
        sentFrom,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (!stored) continue;
    await indexEnquiry(trx, { ...stored, ...applicant, formTitle: form.title, pages });
    await giveFilesTo(trx, stored.id, pages);
    for (const slug of termsAgreed(form.json, pages)) await acceptTerms(trx, stored.id, slug, now());
    await countSubmission(trx, form, pages);
    return stored;
  }
}
