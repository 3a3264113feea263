import { invoiceItemTypes, isTuition } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';

/** The enquiries that are tuition and assigned to a tutor: all that they may see. */
export const tuitionBy = (db: Database, tutorId: string) =>
  db
    .selectFrom('enquiries')
    .where('enquiries.assigneeId', '=', tutorId)
    .where('enquiries.type', 'in', invoiceItemTypes.filter(isTuition));
