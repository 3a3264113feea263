import { ALL, type InvoiceSummary, type InvoicesAsked, type ListPage } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { countTabs } from '../../platform/lists/countTabs';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { matching } from '../../platform/lists/matching';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';
import { receivedFor } from '../ledger/sums';
import { ofEnquiries } from '../search/enquirySearch';
import { invoicesOf } from './storedInvoices';

const ref = (column: string) => sql<string>`${sql.ref(column)}`;
const id = ref('invoices.id');
const orders = {
  number: { by: ref('invoices.number'), id },
  date: { by: ref('invoices.date'), id },
  amount: { by: ref('invoices.amount'), id },
  // As its index has it: what is not due yet comes last.
  dueDate: { by: sql<string>`coalesce(${sql.ref('invoices.dueDate')}, '9999-12-31')`, id },
  name: { by: ref('enquirySearch.name'), id: ref('enquirySearch.enquiryId'), isPersonal: true },
} as const satisfies Record<string, Order>;

/** A page of the invoices that were asked for, of enquiries that hold these words, which are folded, with how many there are by status. */
export async function listInvoices(
  db: Database,
  asked: InvoicesAsked,
  words: readonly string[],
): Promise<ListPage<InvoiceSummary>> {
  const { order, how } = orderAsked(orders, '-number', asked);
  const { found, inTab, isMany } = await foundIn(db, asked, words);
  const tabs = db
    .selectFrom('invoices')
    .select(({ fn }) => ['invoices.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('invoices.status');
  const counted = await countTabs(tabs, isMany);
  const total = counted.counts[asked.tab ?? ALL];
  const page = order.isPersonal
    ? await pageIn(byNames(db).where(inTab), order, how, { total })
    : await pageIn(idsOf(db).where(inTab), order, how, { total });
  const rows = await invoicesOf(
    db,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows, ...counted };
}

/** All invoices that a page would be of, some at once, without counting any. */
export async function* everyInvoice(
  db: Database,
  asked: InvoicesAsked,
  words: readonly string[],
): AsyncGenerator<InvoiceSummary[]> {
  const { order, how } = orderAsked(orders, '-number', asked);
  const { inTab } = await foundIn(db, asked, words);
  const some = { ...how, size: ROWS_AT_ONCE };
  const batches = order.isPersonal
    ? batchesIn(byNames(db).where(inTab), order, some)
    : batchesIn(idsOf(db).where(inTab), order, some);
  for await (const rows of batches)
    yield await invoicesOf(
      db,
      rows.map((row) => row.id),
    );
}

/** Which invoices were asked for, in all tabs and in their own. */
async function foundIn(db: Database, asked: InvoicesAsked, words: readonly string[]) {
  const held = await matching(db, ofEnquiries, 'invoices.enquiryId', words);
  const found = expressionBuilder<Tables, 'invoices'>().and([...held.where, ...needingCertificate(db, asked.fatura)]);
  const inTab = asked.tab ? found.and('invoices.status', '=', asked.tab) : found;
  return { found, inTab, isMany: held.isMany };
}

const idsOf = (db: Database) => db.selectFrom('invoices').select('invoices.id');
/** Only an order by names needs the index beside the invoices. */
const byNames = (db: Database) =>
  db
    .selectFrom('enquirySearch')
    .innerJoin('invoices', 'invoices.enquiryId', 'enquirySearch.enquiryId')
    .select('invoices.id');

/** Those that need a document of certified software, as far as they are with it; any where nothing was asked. */
function needingCertificate(db: Database, state: InvoicesAsked['fatura']): Expression<SqlBool>[] {
  if (!state) return [];
  const invoice = expressionBuilder<Tables, 'invoices'>();
  const recorded = invoice.exists(
    db.selectFrom('certifiedDocuments').select('id').where('invoiceId', '=', invoice.ref('invoices.id')),
  );
  const isPaid = invoice(receivedFor(db, invoice.ref('invoices.id')), '>', 0);
  const isOf = {
    recorded,
    missing: invoice.and([invoice.not(recorded), isPaid]),
    notPaid: invoice.not(invoice.or([recorded, isPaid])),
  };
  return [invoice('invoices.sellerCampus', '=', 'lisbon'), isOf[state]];
}
