import { feesOf, routes, today } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { campusAsking } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { wordsAsked } from '../../platform/lists/search';
import { sendList } from '../../platform/lists/sendList';
import { newApplicationLink } from '../application-links/applicationLinks';
import { endDraft } from '../drafts/storedDrafts';
import { queueLetter } from '../letters/queueLetter';
import { sendAgain } from '../letters/sendAgain';
import { indexTheRest } from '../search/enquirySearch';
import { colleagues } from '../users/colleagues';
import { changeEnquiry } from './changeEnquiry';
import { addNote, endMentions } from './comments';
import { countQueues } from './countQueues';
import { exportedEnquiry } from './exportedEnquiry';
import { formAnswered } from './formAnswered';
import { everyEnquiry, everyOf, listEnquiries } from './listEnquiries';
import { lockUnmerged } from './lockEnquiry';
import { sendNoteLetter } from './noteLetter';
import { selectedEnquiries } from './selectedEnquiries';
import { allTags, enquiryById } from './storedEnquiries';
import { acceptedAnswers, storeEnquiry } from './storeEnquiry';
import { submissionHeaders } from './submissionHeaders';

/** Submitting a form, and what staff do with what was submitted. */
export async function serveEnquiries(app: App): Promise<void> {
  const { db } = app;
  await indexTheRest(db);
  app.jobs.register('letters', { noteLetter: (note) => sendNoteLetter(app, note) });

  serve(app, routes.submitForm, async ({ params, body, request }) => {
    const headers = submissionHeaders(request);
    const form = await formAnswered(db, params.slug, request);
    const pages = await acceptedAnswers(db, form, body);
    if (feesOf(form.json, pages, today())) {
      throw new HttpError(400, 'has-invoice', 'This form is submitted from its invoice.');
    }
    const submission = { scope: `form/${params.slug}`, key: idempotencyKeyOf(request), body };
    const stored = await once(db, submission, async (trx) => {
      const enquiry = await storeEnquiry(trx, { form, pages, headers, sentFrom: campusAsking(request) });
      await endDraft(trx, request, enquiry.id);
      await queueLetter(trx, enquiry.id, 'submission');
      return enquiry;
    });
    return { ...stored, link: await newApplicationLink(db, stored.id) };
  });

  serve(app, routes.enquiries, ({ query, request, session }) => listEnquiries(db, query, wordsAsked(request), session));
  const file = { name: 'enquiries', columns: exportedEnquiry };
  serve(app, routes.exportEnquiries, ({ query: { file: kind, ...query }, request, reply, session }) => {
    const batches = everyEnquiry(db, query, wordsAsked(request), session);
    return sendList(reply, { ...file, file: kind, batches });
  });
  serve(app, routes.exportSelectedEnquiries, async ({ body, reply, session }) => {
    const selected = await selectedEnquiries(db, body.selection, session);
    return sendList(reply, { ...file, file: body.file, batches: everyOf(db, selected, body) });
  });
  serve(app, routes.queues, ({ session }) => countQueues(db, session));
  serve(app, routes.colleagues, () => colleagues(db));
  serve(app, routes.enquiryTags, ({ session }) => allTags(db, session));
  serve(app, routes.enquiry, ({ params }) => enquiryById(db, params.id));
  serve(app, routes.changeEnquiry, async ({ params, body, session }) => {
    await changeEnquiry(db, params.id, body, session.name);
    return enquiryById(db, params.id);
  });
  serve(app, routes.addComment, ({ params: { id }, body: { text, mentions = [] }, session }) =>
    addNote(db, { enquiryId: id, text, mentions }, session),
  );
  serve(app, routes.endMention, ({ params: { id, commentId }, session }) =>
    endMentions(db, id, session.userId, commentId),
  );

  serve(app, routes.sendLetterAgain, async ({ params: { id, letterId }, session }) => {
    await db.transaction().execute(async (trx) => {
      await lockUnmerged(trx, id);
      await sendAgain(trx, { enquiryId: id, letterId }, session.name);
    });
    return enquiryById(db, id);
  });
}
