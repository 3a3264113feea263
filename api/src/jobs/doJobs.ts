import type { App } from '../app';
import { openPost } from '../mail/post';
import { sendLetter } from '../mail/sendLetter';
import { bookPlaces } from '../payments/bookPlaces';
import { lookAtPayment, reconcilePayment } from '../payments/reconcile';
import { settleRefund } from '../payments/refunds';
import { runJobs } from './runJobs';

/** Does the work that calls have queued, for as long as the server runs. */
export function doJobs(app: App): void {
  const post = openPost(app.settings);
  if (app.settings.live && !app.settings.smtpUrl) app.http.log.warn('live without SMTP_URL: letters are not sent');
  runJobs(app, {
    letter: ({ letterId }) => sendLetter(app, post, letterId),
    booking: ({ enquiryId }) => bookPlaces(app.db, enquiryId),
    refund: ({ refundId }) => settleRefund(app, refundId),
    look: async ({ paymentId }) => {
      await lookAtPayment(app, paymentId);
    },
    reconcile: ({ paymentId }) => reconcilePayment(app, paymentId),
  });
}
