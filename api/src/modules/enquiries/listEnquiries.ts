import type { EnquiriesAsked, EnquirySummary, ListPage } from '@forms/shared/contract';
import { type Expression, type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { countsOf } from '../../platform/lists/countsOf';
import { type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { holding } from '../search/enquirySearch';
import { enquiriesOf } from './storedEnquiries';

const ref = (column: string) => sql<string>`${sql.ref(column)}`;
const id = ref('enquiries.id');
const orders = {
  submitted: { by: ref('enquiries.submittedAt'), id },
  reference: { by: ref('enquiries.reference'), id },
  name: { by: ref('enquirySearch.name'), id: ref('enquirySearch.enquiryId'), isPersonal: true },
} as const satisfies Record<string, Order>;

/** A page of the enquiries that were asked for and hold these words, which are folded, with how many there are by status. */
export async function listEnquiries(
  db: Database,
  asked: EnquiriesAsked,
  words: readonly string[],
): Promise<ListPage<EnquirySummary>> {
  const { order, how } = orderAsked(orders, '-submitted', asked);
  const found = which(db, asked, await holding(db, 'enquiries.id', words));
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
  const ids = page.rows.map((row) => row.id);
  return { ...page, rows: await enquiriesOf(db, ids), counts: await counts(db, found) };
}

type Which = ExpressionWrapper<Tables, 'enquiries', SqlBool>;

function which(
  db: Database,
  { type, form, invoice, method }: EnquiriesAsked,
  held: readonly Expression<SqlBool>[],
): Which {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const current = db.selectFrom('invoices').select('enquiryId').where('isCurrent', '=', 1);
  return enquiry.and([
    ...(type ? [enquiry('enquiries.type', '=', type)] : []),
    ...(form ? [enquiry('enquiries.formSlug', '=', form)] : []),
    ...(method ? [enquiry('enquiries.paymentMethod', '=', method)] : []),
    ...(invoice ? [enquiry('enquiries.id', 'in', current.where('status', '=', invoice))] : []),
    ...held,
  ]);
}

async function counts(db: Database, found: Which): Promise<Record<string, number>> {
  const tabs = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['enquiries.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('enquiries.status')
    .execute();
  return countsOf(tabs);
}
