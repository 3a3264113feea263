import type { Trx } from '../../platform/database/database';
import { queueJob } from '../../platform/jobs/queueJob';
import { minutesFromNow } from '../../platform/time';

/** Most browsers have told us of their payment by then. */
const FIRST_LOOK_MINUTES = 1;

/** Queues the reconciling of a payment that was begun: its browser may die before it tells how it went. */
export const scheduleReconciling = (trx: Trx, paymentId: string, enquiryId: string): Promise<void> =>
  queueJob(trx, 'reconcile', { paymentId }, { enquiryId, runAt: minutesFromNow(FIRST_LOOK_MINUTES) });
