import type { Contact, ContactsAsked, ListPage } from '@forms/shared/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { matching } from '../../platform/lists/matching';
import { withCounts } from '../../platform/lists/withCounts';
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
  const contact = expressionBuilder<Tables, 'contacts'>();
  const held = await matching(db, searched, 'contacts.id', words);
  const suspect = asked.kind && (asked.kind === 'suspect' ? 1 : 0);
  const found = contact.and([
    ...held.where,
    ...(asked.page === undefined ? [] : [contact('contacts.page', '=', asked.page)]),
    ...(suspect === undefined ? [] : [contact('contacts.suspect', '=', suspect)]),
  ]);
  const inTab = asked.tab ? found.and('contacts.status', '=', asked.tab) : found;
  const page = await pageIn(db.selectFrom('contacts').select('contacts.id').where(inTab), order, how);
  const rows = await contactsOf(
    db,
    page.rows.map((row) => row.id),
  );
  const tabs = db
    .selectFrom('contacts')
    .select(({ fn }) => ['contacts.status as tab', fn.countAll<number>().as('count')])
    .where(found)
    .groupBy('contacts.status');
  return withCounts({ ...page, rows }, tabs, held.isMany);
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
