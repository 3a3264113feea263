import type { EnquiriesAsked, EnquirySummary, ListPage } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { withCounts } from '../../platform/lists/withCounts';
import type { Asker } from '../areas/seenBy';
import { enquiriesOf } from './storedEnquiries';
import { whichEnquiries } from './whichEnquiries';

const ref = (column: string) => sql<string>`${sql.ref(column)}`;
const id = ref('enquiries.id');
const orders = {
  submitted: { by: ref('enquiries.submittedAt'), id },
  reference: { by: ref('enquiries.reference'), id },
  name: { by: ref('enquirySearch.name'), id: ref('enquirySearch.enquiryId'), isPersonal: true },
} as const satisfies Record<string, Order>;

/** A page of the enquiries that were asked for, that who asks sees and that hold these words, which are folded, with how many there are by status. */
export async function listEnquiries(
  db: Database,
  asked: EnquiriesAsked,
  words: readonly string[],
  who: Asker,
): Promise<ListPage<EnquirySummary>> {
  const { order, how } = orderAsked(orders, '-submitted', asked);
  const { found, inTab, isMany } = await whichEnquiries(db, asked, words, who);
  // Only an order by names needs the index beside the enquiries.
  const page = order.isPersonal
    ? await pageIn(
        db
          .selectFrom('enquirySearch')
          .innerJoin('enquiries', 'enquiries.id', 'enquirySearch.enquiryId')
          .select('enquiries.id')
          .where(inTab),
        order,
        how,
      )
    : await pageIn(db.selectFrom('enquiries').select('enquiries.id').where(inTab), order, how);
  const rows = await enquiriesOf(
    db,
    page.rows.map((row) => row.id),
  );
  const tabs = db
    .selectFrom('enquiries')
    .select(({ fn }) => ['enquiries.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('enquiries.status');
  return withCounts({ ...page, rows }, tabs, isMany);
}
