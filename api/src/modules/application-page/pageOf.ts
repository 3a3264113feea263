import type { ApplicationDetails, ApplicationPage, Language } from '@forms/shared/contract';
import { formIn } from '@forms/shared/contract/definitions';
import type { App } from '../../platform/http/app';
import { answersVersion } from '../answer-corrections/answersVersion';
import { applicationDates } from '../application-dates/applicationDates';
import { isDisputed } from '../disputes/undecided';
import { documentsOf } from '../documents/storedDocuments';
import { isWithdrawn } from '../enquiries/status';
import { enquiryById } from '../enquiries/storedEnquiries';
import { howToPay } from '../invoices/howToPay';
import { documentOf } from '../invoices/invoiceDocument';
import { messagesShown } from '../messages/storedMessages';
import { applicationOf } from '../payments/application';

/** What an enquiry's applicant sees of it, its form in a language. */
export async function pageOf(
  app: App,
  enquiryId: string,
  language: Language = 'en-GB',
): Promise<ApplicationPage & { details: ApplicationDetails }> {
  const stored = await enquiryById(app.db, enquiryId);
  const enquiry = { ...stored, definition: formIn(stored.definition, language) };
  const { reference, formTitle, submittedAt, invoiceId, ...rest } = enquiry;
  const document = invoiceId === null ? undefined : await documentOf(app, invoiceId);
  return {
    reference,
    formTitle: language === 'en-GB' ? formTitle : rest.definition.header.title,
    submittedAt,
    details: {
      formSlug: rest.formSlug,
      definition: rest.definition,
      pages: rest.pages,
      status: rest.status,
      refunded: rest.refunded,
      withdrawn: isWithdrawn(rest),
      mergedInto: rest.mergedInto && { reference: rest.mergedInto.reference },
      isDisputed: await isDisputed(app.db, enquiryId),
      applied: await applicationOf(app.db, enquiryId),
      invoice: document?.invoice ?? null,
      howToPay: document ? howToPay(document, document.invoice.reference, language) : [],
      detailsVersion: await answersVersion(app.db, enquiryId),
      dates: await applicationDates(app.db, enquiryId),
      documents: await documentsOf(app.db, enquiry),
      messages: await messagesShown(app.db, enquiryId),
      letters: rest.mail.flatMap(({ id, kind, sentAt }) => (sentAt === null ? [] : [{ id, kind, sentAt }])),
    },
  };
}
