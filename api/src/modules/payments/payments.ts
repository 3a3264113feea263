import { routes } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency';
import { enquiryById } from '../enquiries/storedEnquiries';
import { versionOf } from '../invoices/invoiceVersion';
import { sumsOfEnquiry } from '../invoices/received';
import { invoiceById } from '../invoices/storedInvoices';
import { applicationOf } from './application';
import { cancelEnquiry } from './cancelEnquiry';
import { confirmPayment, openPayment, otherAmount } from './cardPayments';
import { cardsToUse } from './cardProvider';
import type { PaymentApp } from './cards';
import { chooseWay } from './chooseWay';
import { serveDeclarations } from './declarations';
import { alreadyPaid } from './markPaid';
import { registerPaymentJobs } from './payments.jobs';
import { type Recording, recordReceipt } from './receipts';
import { lookAtOpenPayments } from './reconcile';
import { reverseEntry } from './reverseEntry';
import { serveWebhook } from './webhook';

/** The ways to pay an enquiry's invoice, and what staff do about a payment. */
export function servePayments(app: PaymentApp): void {
  const { db } = app;
  registerPaymentJobs(app);
  serveWebhook(app);
  serveDeclarations(app);
  app.http.addHook('onReady', () => lookAtOpenPayments(app));

  const stateOf = async (enquiryId: string) => {
    const { paymentMethod, paid } = await applicationOf(db, enquiryId);
    return { enquiryId, paymentMethod, paid };
  };

  serve(app, routes.cardProvider, async () => (await cardsToUse(app)).browser);

  serve(app, routes.payByCard, async ({ body }) => {
    const application = await applicationOf(db, body.enquiryId);
    if (application.paid) throw alreadyPaid();
    const { open = 0 } = (await sumsOfEnquiry(db, body.enquiryId)) ?? {};
    if (body.amount !== open) throw otherAmount(open);
    const { stripe } = await cardsToUse(app);
    const { id, clientSecret } = await openPayment(app, stripe, { ...application, amount: open }, body.declarations);
    return { invoicePaymentId: id, clientSecret };
  });

  serve(app, routes.cardPaymentSuccess, async ({ body }) => {
    const { stripe } = await cardsToUse(app);
    await confirmPayment(app, stripe, (await applicationOf(db, body.enquiryId)).id, body.invoicePaymentId);
    return stateOf(body.enquiryId);
  });

  serve(app, routes.choosePayment, async ({ body }) => {
    await db.transaction().execute((trx) => chooseWay(trx, body.enquiryId, body.paymentMethod, body.declarations));
    return stateOf(body.enquiryId);
  });

  const recordingOf = ({ id: invoiceId }: { id: string }, author: string, request: FastifyRequest): Recording => ({
    ...{ invoiceId, author, version: versionOf(request) },
  });

  serve(app, routes.recordReceipt, async ({ params, body, session, request }) => {
    await recordReceipt(app, recordingOf(params, session.name, request), body, idempotencyKeyOf(request));
    return invoiceById(db, params.id);
  });

  serve(app, routes.reverseEntry, async ({ params, body, session, request }) => {
    await reverseEntry(app, recordingOf(params, session.name, request), params.entryId, body.reason);
    return invoiceById(db, params.id);
  });

  serve(app, routes.cancelEnquiry, async ({ params, body, session }) => {
    await cancelEnquiry(app, params.id, body.reason, session.name);
    return enquiryById(db, params.id);
  });
}
