import { routes } from '@forms/shared/contract';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency';
import { enquiryById } from '../enquiries/storedEnquiries';
import { versionOf } from '../invoices/invoiceVersion';
import type { PaymentApp } from '../payments/cards';
import { askAgain } from './askForRefund';
import { cardIssues, settleCardIssue } from './cardIssues';
import { lookAtAll } from './lookAtAll';
import { lookAtCharge } from './lookAtCharge';
import { refund } from './refund';

/** Refunds, whoever makes them, and disputes: what goes back of card payments. */
export async function serveRefunds(app: PaymentApp): Promise<void> {
  const { db } = app;
  const dashboard = app.cards?.dashboard ?? null;
  app.jobs.register('quick', {
    refund: ({ refundId }) => askAgain(app, refundId),
    lookAtCharge: ({ paymentId }) => lookAtCharge(app, paymentId),
  });
  await app.jobs.registerDaily('slow', 'cardIssues', () => lookAtAll(app));

  serve(app, routes.refundEnquiry, async ({ params, body, session, request }) => {
    const asked = { enquiryId: params.id, author: session.name, key: idempotencyKeyOf(request) };
    await refund(app, { ...asked, version: versionOf(request), ...body });
    return enquiryById(db, params.id);
  });

  serve(app, routes.cardIssues, ({ query }) => cardIssues(db, dashboard, query.enquiryId));

  serve(app, routes.settleCardIssue, async ({ params, session }) =>
    cardIssues(db, dashboard, await settleCardIssue(db, params.id, session.name)),
  );
}
