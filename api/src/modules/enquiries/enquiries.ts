import { feesOf, routes, today } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { endDraft } from '../drafts/storedDrafts';
import { sendAgain } from '../letters/sendAgain';
import { formAnswered } from './formAnswered';
import { allEnquiries, commentOn, enquiryById, moveEnquiry, setType } from './storedEnquiries';
import { acceptedAnswers, storeEnquiry } from './storeEnquiry';
import { submissionHeaders } from './submissionHeaders';

/** Submitting a form, and what staff do with what was submitted. */
export function serveEnquiries(app: App): void {
  const { db } = app;

  serve(app, routes.submitForm, async ({ params, body, request }) => {
    const headers = submissionHeaders(request);
    const form = await formAnswered(db, params.slug, request);
    const pages = acceptedAnswers(form, body);
    if (feesOf(form.json, pages, today())) {
      throw new HttpError(400, 'has-invoice', 'This form is submitted from its invoice.');
    }
    return once(db, { scope: `form/${params.slug}`, key: idempotencyKeyOf(request), body }, async (trx) => {
      await endDraft(trx, request);
      return storeEnquiry(trx, { form, pages, headers });
    });
  });

  serve(app, routes.enquiries, () => allEnquiries(db));
  serve(app, routes.enquiry, ({ params }) => enquiryById(db, params.id));
  serve(app, routes.changeEnquiry, async ({ params, body, session }) => {
    if (body.field === 'status') await moveEnquiry(db, params.id, body.newValue, session.name);
    else await setType(db, params.id, body.newValue);
    return enquiryById(db, params.id);
  });
  serve(app, routes.addComment, ({ params, body, session }) => commentOn(db, params.id, body.text, session.name));

  serve(app, routes.sendLetterAgain, async ({ params: { id, letterId }, session }) => {
    await db.transaction().execute((trx) => sendAgain(trx, { enquiryId: id, letterId }, session.name));
    return enquiryById(db, id);
  });
}
