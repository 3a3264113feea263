import { type ExamsSubmitted, examsSubmitted } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { receiptOf } from '../invoices/received';

/** An application as whoever sent it sees it: with what its invoice asks now, 0 where it has none, and whether that is paid. Throws 404. */
export async function applicationOf(db: Database, enquiryId: string): Promise<ExamsSubmitted> {
  const application = await db
    .selectFrom('enquiries')
    .leftJoin('invoices', 'invoices.enquiryId', 'enquiries.id')
    .select(['enquiries.id', 'reference', 'paymentMethod'])
    .select(({ fn, val }) => fn.coalesce('invoices.amount', val(0)).as('amount'))
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('application to pay for'));
  return examsSubmitted.parse({ ...application, paid: (await receiptOf(db, enquiryId)) !== undefined });
}
