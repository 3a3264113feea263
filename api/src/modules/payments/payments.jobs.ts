import { bookPlaces } from './bookPlaces';
import type { PaymentApp } from './cards';
import { lookAtPayment, reconcilePayment } from './reconcile';
import { settleRefund } from './refunds';

/** The work that payments leave to be done. */
export function registerPaymentJobs(app: PaymentApp): void {
  app.jobs.register('quick', {
    booking: ({ enquiryId }) => bookPlaces(app.db, enquiryId),
    refund: ({ refundId }) => settleRefund(app, refundId),
    look: async ({ paymentId }) => {
      await lookAtPayment(app, paymentId);
    },
    reconcile: ({ paymentId }) => reconcilePayment(app, paymentId),
  });
}
