import {
  type ExamsSubmissionHeaders,
  type ExamsSubmitted,
  type PageAnswers,
  routes,
  type Submitted,
} from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import { campusAsking } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { answeredBefore, idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newApplicationLink } from '../application-links/applicationLinks';
import { campusWrittenFrom } from '../application-links/campusOfEnquiry';
import { endDraft } from '../drafts/storedDrafts';
import { answerNamed } from '../enquiries/answerNamed';
import { programmeOf } from '../enquiries/enquiryType';
import { formApplied } from '../enquiries/formAnswered';
import { enquiryById } from '../enquiries/storedEnquiries';
import { acceptedAnswers, storeEnquiry } from '../enquiries/storeEnquiry';
import { submissionHeaders } from '../enquiries/submissionHeaders';
import { keepEntries } from '../entries/keepEntries';
import { lateFeeOf } from '../exams/exam';
import { makeInvoice } from '../invoices/makeInvoice';
import { queueLetter } from '../letters/queueLetter';
import { applicationOf } from '../payments/application';
import type { PaymentApp } from '../payments/cards';
import { chooseWay } from '../payments/chooseWay';
import { openPaymentsOf } from '../payments/openPayments';
import { chargesOf, seriesOf } from './charges';
import { correctAnswers } from './correctAnswers';
import { APPLICATIONS, earlierApplication, journeyOf, takePlace, withdrawEarlier } from './earlierApplication';

/** Takes the application of a form that ends with an invoice: its answers checked, priced by the server, all of it kept or nothing. */
export function serveApplications(app: PaymentApp): void {
  const { db } = app;
  const withLink = async (application: ExamsSubmitted) => ({
    ...application,
    link: await newApplicationLink(db, application.id),
  });

  serve(app, routes.submitExamsForm, async ({ body, request }) => {
    const headers = submissionHeaders(request);
    const form = await formApplied(db, request);
    const sentFrom = campusAsking(request);
    const given = body.filter((entry) => 'values' in entry);
    const chosen = body.find((entry) => 'paymentMethod' in entry);
    if (!chosen) throw new HttpError(400, 'bad-body', 'The way to pay is missing.');
    const { paymentMethod, declarations } = chosen;

    const key = idempotencyKeyOf(request);
    const journey = journeyOf(request);
    const isRepeated = key !== undefined && (await answeredBefore(db, APPLICATIONS, [key])) !== undefined;
    if (journey !== undefined && !isRepeated) await withdrawEarlier(app, journey);

    // Ticked again after a lost answer, the declarations have another time; the application is the same.
    const application = { scope: APPLICATIONS, key, body: [form.slug, ...given, { paymentMethod }] };
    const { id } = await once(db, application, async (trx) => {
      const { pages, exams, invoice } = await chargesOf(trx, form, await acceptedAnswers(trx, form, given));
      const stored = await storeEnquiry(trx, { form, pages, headers, sentFrom });
      await endDraft(trx, request, stored.id);
      if (journey !== undefined) await takePlace(trx, journey, { ...stored, key, pages });
      if (exams.length > 0) {
        await trx
          .insertInto('examRegistrations')
          .values({ enquiryId: stored.id, examSeries: seriesOf(exams), ...sortedBy(pages, headers) })
          .execute();
        const priced = exams.map((exam) => ({ ...exam, lateFee: lateFeeOf(exam) }));
        await keepEntries(trx, { ...stored, pages }, priced);
      }
      if (invoice) {
        const campus = campusWrittenFrom({ pages, sentFrom }, app.settings);
        await makeInvoice(trx, { enquiryId: stored.id, campus, ...invoice });
        await chooseWay(trx, stored.id, paymentMethod, declarations);
      }
      // The invoice that goes with a bank transfer says the same, and more.
      if (!invoice || paymentMethod !== 'bacs') await queueLetter(trx, stored.id, 'submission');
      return stored;
    });
    return withLink(await applicationOf(db, id));
  });

  serve(app, routes.correctAnswers, async ({ params, body, session }) => {
    const payments = openPaymentsOf(app);
    await correctAnswers({ app, payments, enquiryId: params.id, author: session.name }, body);
    return enquiryById(db, params.id);
  });

  serve(app, routes.sentExamsForm, async ({ body: { keys, journey } }) => {
    const sent = await answeredBefore<Submitted>(db, APPLICATIONS, keys);
    if (sent) return { application: await withLink(await applicationOf(db, sent.id)), earlier: null };
    return { application: null, earlier: journey === undefined ? null : await earlierApplication(db, journey) };
  });
}

/** What the office sorts registrations for exams by. */
const sortedBy = (pages: readonly PageAnswers[], headers: ExamsSubmissionHeaders) => ({
  department: answerNamed('department', pages) ?? headers.department ?? '',
  startDate: answerNamed('startDate', pages) ?? headers.startdate ?? '',
  programmeType: programmeOf(pages, headers),
});
