import { bookPlaces } from './bookPlaces';
import type { PaymentApp } from './cards';
import { lookAtPayment, reconcilePayment } from './reconcile';

/** The work that payments leave to be done. */
export function registerPaymentJobs(app: PaymentApp): void {
  app.jobs.register('quick', {
    booking: ({ enquiryId }) => bookPlaces(app.db, enquiryId),
    look: async ({ paymentId }) => {
      await lookAtPayment(app, paymentId);
    },
    reconcile: ({ paymentId }) => reconcilePayment(app, paymentId),
  });
}
