import {
  answeredOtherwise,
  answersTo,
  authors,
  checkSubmission,
  type contactChange,
  contactForm,
  DETAILS_CHANGED,
  DETAILS_NOT_OPEN,
  type Enquiry,
  type FormDefinition,
  labelOf,
  type PageAnswers,
  takesDocuments,
  today,
} from '@forms/shared/contract';
import type * as z from 'zod';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { answersVersion } from '../answer-corrections/answersVersion';
import { lockEnquiry } from '../enquiries/lockEnquiry';
import { isWithdrawn, reopenEnquiry } from '../enquiries/status';
import { enquiryById } from '../enquiries/storedEnquiries';
import { answersWrong } from '../enquiries/storeEnquiry';
import { withOwnOptions } from '../forms/ownOptions';
import { queueLetter } from '../letters/queueLetter';
import { indexAgain } from '../search/enquirySearch';

type Change = Omit<z.infer<typeof contactChange>, 'link'>;

/**
 * Changes the contact details of an application for whoever sent it. Its history says which, and a letter that they were
 * changed. What is stored already is no change. Throws 409 over another version than was seen, and where nothing can be
 * changed any more; 422 with each field in error.
 */
export const changeContactDetails = (db: Database, enquiryId: string, { version, pages }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockEnquiry(trx, enquiryId);
    const enquiry = await enquiryById(trx, enquiryId);
    const form = openForm({ ...enquiry, definition: await withOwnOptions(trx, enquiry.definition) });
    const { errors, pages: accepted } = checkSubmission(form, pages, today());
    if (errors.length > 0) throw answersWrong(errors);
    const changed = answeredOtherwise(form, enquiry.pages, accepted).map(({ field }) => labelOf(field) || field.name);
    if (changed.length === 0) return;
    const stored = { version: await answersVersion(trx, enquiryId), pages: answersTo(form, enquiry.pages) };
    if (stored.version !== version) throw new HttpError(409, DETAILS_CHANGED.word, DETAILS_CHANGED.message, stored);
    await store(trx, { ...enquiry, pages: answeredAs(form, enquiry.pages, accepted) });
    await keep(trx, enquiryId, changed);
  });

/** What of an application may be changed, as a form, of a definition that knows the options which this server offers. Throws 409 where that is nothing, or it is ended. */
function openForm(enquiry: Enquiry): FormDefinition {
  const { definition, pages, invoiceId, invoiceStatus } = enquiry;
  const invoice = invoiceStatus === null ? null : { status: invoiceStatus };
  const isOpen = takesDocuments({ ...enquiry, withdrawn: isWithdrawn(enquiry), invoice });
  const form = isOpen && contactForm(definition, pages, invoiceId !== null);
  if (!form) throw new HttpError(409, DETAILS_NOT_OPEN.word, DETAILS_NOT_OPEN.message);
  return form;
}

/** All answers, those of a form as they are given to it. */
function answeredAs(form: FormDefinition, pages: readonly PageAnswers[], given: readonly PageAnswers[]): PageAnswers[] {
  const fresh = answersTo(form, given);
  return pages.map(({ name, values }) => {
    const asked = form.pages.find((page) => page.name === name)?.fields.map((field) => field.name) ?? [];
    const rest = Object.fromEntries(Object.entries(values).filter(([field]) => !asked.includes(field)));
    return { name, values: { ...rest, ...fresh.find((page) => page.name === name)?.values } };
  });
}

async function store(trx: Trx, enquiry: Enquiry): Promise<void> {
  const { id, pages } = enquiry;
  await trx
    .updateTable('enquiries')
    .set({ pages: JSON.stringify(pages) })
    .where('id', '=', id)
    .execute();
  await indexAgain(trx, enquiry);
}

/** Says in an enquiry's history which details were changed, and by a letter that they were; what was closed has to be looked at again. */
async function keep(trx: Trx, enquiryId: string, changed: readonly string[]): Promise<void> {
  const madeAt = now();
  const edits = changed.map((after) => ({
    ...{ id: newId(), enquiryId, field: 'answer' as const, before: '', after },
    ...{ author: authors.applicant, madeAt },
  }));
  await trx.insertInto('enquiryEdits').values(edits).execute();
  await reopenEnquiry(trx, enquiryId);
  await queueLetter(trx, enquiryId, 'details', { about: edits[0]?.id });
}
