import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { enquiryBehind } from '../application-links/applicationLinks';
import { lockUnmerged } from '../enquiries/lockEnquiry';
import { beginEnquiry, reopenEnquiry } from '../enquiries/status';
import { queueLetter } from '../letters/queueLetter';
import { endWaiting, keepFromApplicant, keepFromStaff, messagesOf } from './storedMessages';

/** What staff and whoever sent an application write to each other: on its page, with a letter that says so. */
export function serveMessages(app: App): void {
  const { db } = app;

  serve(app, routes.writeToStaff, async ({ body: { link, text }, request }) => {
    const enquiryId = await enquiryBehind(db, link);
    const sent = { scope: `application/${enquiryId}/messages`, key: idempotencyKeyOf(request), body: text };
    await once(db, sent, async (trx) => {
      await lockUnmerged(trx, enquiryId);
      await keepFromApplicant(trx, enquiryId, text);
      await reopenEnquiry(trx, enquiryId);
      return null;
    });
  });

  serve(app, routes.messages, ({ params }) => messagesOf(db, params.id));

  serve(app, routes.writeToApplicant, async ({ params: { id }, body: { text, seen }, session, request }) => {
    const sent = { scope: `enquiries/${id}/messages`, key: idempotencyKeyOf(request), body: text };
    await once(db, sent, async (trx) => {
      await lockUnmerged(trx, id);
      await endWaiting(trx, id, seen);
      await beginEnquiry(trx, id, session.name);
      const about = await keepFromStaff(trx, { enquiryId: id, text, author: session.name });
      await queueLetter(trx, id, 'message', { about });
      return null;
    });
    return messagesOf(db, id);
  });

  serve(app, routes.answeredElsewhere, async ({ params: { id }, body }) => {
    await endWaiting(db, id, body.seen);
    return messagesOf(db, id);
  });
}
