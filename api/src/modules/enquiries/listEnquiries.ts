import { ALL, type EnquiriesAsked, type EnquirySummary, type ListPage } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { countTabs } from '../../platform/lists/countTabs';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';
import type { Asker } from '../areas/seenBy';
import { enquiriesOf } from './storedEnquiries';
import { type Which, whichEnquiries } from './whichEnquiries';

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
  const tabs = db
    .selectFrom('enquiries')
    .select(({ fn }) => ['enquiries.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('enquiries.status');
  const counted = await countTabs(tabs, isMany);
  const total = counted.counts[asked.tab ?? ALL];
  const page = order.isPersonal
    ? await pageIn(byNames(db).where(inTab), order, how, { total })
    : await pageIn(idsOf(db).where(inTab), order, how, { total });
  const rows = await enquiriesOf(
    db,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows, ...counted };
}

/** All enquiries that a page would be of, some at once, without counting any. */
export async function* everyEnquiry(
  db: Database,
  asked: EnquiriesAsked,
  words: readonly string[],
  who: Asker,
): AsyncGenerator<EnquirySummary[]> {
  const { inTab } = await whichEnquiries(db, asked, words, who);
  yield* everyOf(db, inTab, asked);
}

/** All of these enquiries in the order of a list, some at once. */
export async function* everyOf(
  db: Database,
  which: Which,
  asked: Pick<EnquiriesAsked, 'sort'>,
): AsyncGenerator<EnquirySummary[]> {
  const { order, how } = orderAsked(orders, '-submitted', asked);
  const some = { ...how, size: ROWS_AT_ONCE };
  const batches = order.isPersonal
    ? batchesIn(byNames(db).where(which), order, some)
    : batchesIn(idsOf(db).where(which), order, some);
  for await (const rows of batches)
    yield await enquiriesOf(
      db,
      rows.map((row) => row.id),
    );
}

const idsOf = (db: Database) => db.selectFrom('enquiries').select('enquiries.id');
/** Only an order by names needs the index beside the enquiries. */
const byNames = (db: Database) =>
  db
    .selectFrom('enquirySearch')
    .innerJoin('enquiries', 'enquiries.id', 'enquirySearch.enquiryId')
    .select('enquiries.id');
