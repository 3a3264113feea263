import { assigneeWords, type EnquiriesAsked, type EnquirySummary, fold, type ListPage } from '@forms/shared/contract';
import { type Expression, type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { matching } from '../../platform/lists/matching';
import { withCounts } from '../../platform/lists/withCounts';
import { ofEnquiries } from '../search/enquirySearch';
import { inQueue } from './queues';
import { enquiriesOf } from './storedEnquiries';

const ref = (column: string) => sql<string>`${sql.ref(column)}`;
const id = ref('enquiries.id');
const orders = {
  submitted: { by: ref('enquiries.submittedAt'), id },
  reference: { by: ref('enquiries.reference'), id },
  name: { by: ref('enquirySearch.name'), id: ref('enquirySearch.enquiryId'), isPersonal: true },
} as const satisfies Record<string, Order>;

/** A page of the enquiries that were asked for and hold these words, which are folded, with how many there are by status. `userId` is who asks. */
export async function listEnquiries(
  db: Database,
  asked: EnquiriesAsked,
  words: readonly string[],
  userId: string,
): Promise<ListPage<EnquirySummary>> {
  const { order, how } = orderAsked(orders, '-submitted', asked);
  const held = await matching(db, ofEnquiries, 'enquiries.id', words);
  const found = which(db, asked, held.where, userId);
  const { tab } = asked;
  const inTab = tab ? found.and('enquiries.status', '=', tab) : found;
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
  return withCounts({ ...page, rows }, tabs, held.isMany);
}

type Which = ExpressionWrapper<Tables, 'enquiries', SqlBool>;

function which(
  db: Database,
  { type, form, invoice, method, assignee, tag, queue }: EnquiriesAsked,
  held: readonly Expression<SqlBool>[],
  userId: string,
): Which {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const current = db
    .selectFrom('invoices')
    .select('enquiryId')
    .where('isCurrent', '=', 1)
    .where('invoices.enquiryId', '=', enquiry.ref('enquiries.id'));
  const tagged = db
    .selectFrom('enquiryTags')
    .select('enquiryId')
    .where('folded', '=', fold(tag ?? ''));
  return enquiry.and([
    ...(type ? [enquiry('enquiries.type', '=', type)] : []),
    ...(form ? [enquiry('enquiries.formSlug', '=', form)] : []),
    ...(method ? [enquiry('enquiries.paymentMethod', '=', method)] : []),
    ...(invoice ? [enquiry.exists(current.where('status', '=', invoice))] : []),
    ...(assignee ? [isAssigned(assignee)] : []),
    ...(queue ? [inQueue(db, queue, userId)] : []),
    ...(tag ? [enquiry('enquiries.id', 'in', tagged)] : []),
    ...held,
  ]);

  function isAssigned(to: string) {
    if (to === assigneeWords.nobody) return enquiry('enquiries.assigneeId', 'is', null);
    return enquiry('enquiries.assigneeId', '=', to === assigneeWords.me ? userId : to);
  }
}
