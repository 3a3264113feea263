import { ALL, type Contact, type ContactsAsked, type ListPage } from '@forms/shared/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { countTabs } from '../../platform/lists/countTabs';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { matching } from '../../platform/lists/matching';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';
import { contactsOf } from './storedContacts';

const id = sql<string>`${sql.ref('contacts.id')}`;
const orders = {
  sent: { by: sql<string>`${sql.ref('contacts.sentAt')}`, id },
  name: { by: sql<string>`${sql.ref('contacts.named')}`, id, isPersonal: true },
} as const satisfies Record<string, Order>;
const searched = { table: 'contacts', id: 'id', text: 'searched' };

/** A page of the messages that were asked for and hold these words, which are folded, with how many there are by status. */
export async function listContacts(
  db: Database,
  asked: ContactsAsked,
  words: readonly string[],
): Promise<ListPage<Contact>> {
  const { order, how } = orderAsked(orders, '-sent', asked);
  const { found, inTab, isMany } = await whichContacts(db, asked, words);
  const tabs = db
    .selectFrom('contacts')
    .select(({ fn }) => ['contacts.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('contacts.status');
  const counted = await countTabs(tabs, isMany);
  const total = counted.counts[asked.tab ?? ALL];
  const page = await pageIn(idsOf(db).where(inTab), order, how, { total });
  const rows = await contactsOf(
    db,
    page.rows.map((row) => row.id),
  );
  return { ...page, rows, ...counted };
}

/** All messages that a page would be of, some at once, without counting any. */
export async function* everyContact(
  db: Database,
  asked: ContactsAsked,
  words: readonly string[],
): AsyncGenerator<Contact[]> {
  const { order, how } = orderAsked(orders, '-sent', asked);
  const { inTab } = await whichContacts(db, asked, words);
  for await (const rows of batchesIn(idsOf(db).where(inTab), order, { ...how, size: ROWS_AT_ONCE }))
    yield await contactsOf(
      db,
      rows.map((row) => row.id),
    );
}

const idsOf = (db: Database) => db.selectFrom('contacts').select('contacts.id');

/** What a message has to be to be among those that were asked for, in all tabs and in the one. */
async function whichContacts(db: Database, { kind, page, tab }: ContactsAsked, words: readonly string[]) {
  const contact = expressionBuilder<Tables, 'contacts'>();
  const { where, isMany } = await matching(db, searched, 'contacts.id', words);
  const found = contact.and([
    ...where,
    ...(page === undefined ? [] : [contact('contacts.page', '=', page)]),
    ...(kind === undefined ? [] : [contact('contacts.suspect', '=', kind === 'suspect' ? 1 : 0)]),
  ]);
  return { found, inTab: tab ? found.and('contacts.status', '=', tab) : found, isMany };
}

/** Anybody can write that they were on a page that there is not. */
const MOST_PAGES = 50;

/** The pages that most messages were sent from, in the order of the alphabet. */
export async function pagesOfContacts(db: Database): Promise<string[]> {
  const pages = await db
    .selectFrom('contacts')
    .select('page')
    .where('page', '!=', '')
    .groupBy('page')
    .orderBy((contact) => contact.fn.countAll(), 'desc')
    .orderBy('page')
    .limit(MOST_PAGES)
    .execute();
  return pages.map(({ page }) => page).sort();
}
