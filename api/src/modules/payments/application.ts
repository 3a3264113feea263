import { type ExamsSubmitted, examsSubmitted } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { sumsOfEnquiry } from '../invoices/received';

/** An application as whoever sent it sees it: with what its invoice asks less what was credited, 0 where it has none, and how that stands now. Throws 404. */
export async function applicationOf(db: Database, enquiryId: string): Promise<ExamsSubmitted> {
  const application = await db
    .selectFrom('enquiries')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['enquiries.id', 'reference', 'paymentMethod'])
    .select(({ fn, val }) => fn.coalesce('invoices.amount', val(0)).as('amount'))
    .where('enquiries.id', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('application to pay for'));
  const { credited = 0, received = 0, open, owing = 0 } = (await sumsOfEnquiry(db, enquiryId)) ?? {};
  const amount = application.amount - credited;
  return examsSubmitted.parse({ ...application, amount, received, owing, paid: open === 0 });
}
