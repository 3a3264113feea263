import { convertFile } from '../../modules/files/conversion';
import { scanFile } from '../../modules/files/scanFile';
import { sweepFiles } from '../../modules/files/sweep';
import { sendLetter } from '../../modules/letters/sendLetter';
import { bookPlaces } from '../../modules/payments/bookPlaces';
import { lookAtPayment, reconcilePayment } from '../../modules/payments/reconcile';
import { settleRefund } from '../../modules/payments/refunds';
import { removeOld } from '../../modules/retention/removeOld';
import { sendPasswordLetter } from '../../modules/sessions/passwordLetter';
import type { App } from '../http/app';
import { openPost } from '../mail/post';
import { daysFromNow } from '../time';
import { seeToJob } from './queueJob';
import { Again, runJobs } from './runJobs';

/** Does the work that calls have queued, for as long as the server runs. */
export async function doJobs(app: App): Promise<void> {
  const post = openPost(app.settings);
  if (app.settings.live && !app.settings.smtpUrl) app.http.log.warn('live without SMTP_URL: letters are not sent');
  runJobs(app, {
    booking: ({ enquiryId }) => bookPlaces(app.db, enquiryId),
    refund: ({ refundId }) => settleRefund(app, refundId),
    look: async ({ paymentId }) => {
      await lookAtPayment(app, paymentId);
    },
    reconcile: ({ paymentId }) => reconcilePayment(app, paymentId),
    accountReset: async ({ userId, removesFactor }) => {
      app.http.log.warn({ of: userId, removesFactor }, 'account reset by command');
    },
  });
  // A mail server that is away holds up each letter for a while: nothing else stands behind them.
  runJobs(app, {
    letter: (letter) => sendLetter(app, post, letter),
    passwordLetter: ({ email }) => sendPasswordLetter(app, post, email),
  });
  const stop = new AbortController();
  app.http.addHook('preClose', async () => stop.abort());
  // Nor behind what takes its time.
  runJobs(app, {
    scan: ({ fileId }) => scanFile(app, fileId),
    conversion: ({ fileId }) => convertFile(app, fileId, stop.signal),
    sweep: async () => {
      await sweepFiles(app);
      throw new Again(daysFromNow(1));
    },
    retention: async () => {
      await removeOld(app);
      throw new Again(daysFromNow(1));
    },
  });
  await seeToJob(app.db, 'retention');
  await seeToJob(app.db, 'sweep');
}
