import { ALL, type BugReportsAsked, bugReport, type ListPage, type ReceivedBugReport } from '@forms/shared/contract';
import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { countTabs } from '../../platform/lists/countTabs';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { matching } from '../../platform/lists/matching';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';

const id = sql<string>`${sql.ref('bugReports.id')}`;
const orders = { sent: { by: sql<string>`${sql.ref('bugReports.sentAt')}`, id } } as const satisfies Record<
  string,
  Order
>;
const searched = { table: 'bugReports', id: 'id', text: 'searched' };

/** A page of the reports that were asked for and hold these words, which are folded, with how many there are by status. */
export async function listBugReports(
  db: Database,
  asked: BugReportsAsked,
  words: readonly string[],
): Promise<ListPage<ReceivedBugReport>> {
  const { order, how } = orderAsked(orders, '-sent', asked);
  const { found, inTab, isMany } = await whichBugReports(db, asked, words);
  const tabs = db
    .selectFrom('bugReports')
    .select(({ fn }) => ['bugReports.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('bugReports.status');
  const counted = await countTabs(tabs, isMany);
  const total = counted.counts[asked.tab ?? ALL];
  const page = await pageIn(idsOf(db).where(inTab), order, how, { total });
  const rows = await bugReportsOf(
    db,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows, ...counted };
}

/** All reports that a page would be of, some at once, without counting any. */
export async function* everyBugReport(
  db: Database,
  asked: BugReportsAsked,
  words: readonly string[],
): AsyncGenerator<ReceivedBugReport[]> {
  const { order, how } = orderAsked(orders, '-sent', asked);
  const { inTab } = await whichBugReports(db, asked, words);
  for await (const rows of batchesIn(idsOf(db).where(inTab), order, { ...how, size: ROWS_AT_ONCE }))
    yield await bugReportsOf(
      db,
      rows.map((row) => row.id),
    );
}

const idsOf = (db: Database) => db.selectFrom('bugReports').select('bugReports.id');

/** What a report has to be to be among those that were asked for, in all tabs and in the one. */
async function whichBugReports(db: Database, { tab }: BugReportsAsked, words: readonly string[]) {
  const { where, isMany } = await matching(db, searched, 'bugReports.id', words);
  const found = expressionBuilder<Tables, 'bugReports'>().and(where);
  return { found, inTab: tab ? found.and('bugReports.status', '=', tab) : found, isMany };
}

/** The reports of these ids, in their order. */
export async function bugReportsOf(db: Database, ids: readonly string[]): Promise<ReceivedBugReport[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('bugReports').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, asReceived(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A report as its row tells of it. */
export const asReceived = ({
  report,
  status,
  searched: _,
  ...row
}: Selectable<Tables['bugReports']>): ReceivedBugReport => ({
  ...bugReport.parse(JSON.parse(report)),
  ...row,
  tracking: status,
});
