import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { dayOf } from '../../days';

interface Entry {
  id: string;
  kind: string;
  amount: number;
  receivedOn: string;
  recordedAt: string;
  author: string;
  source: string;
  reverses: string | null;
}
interface Step {
  id: string;
  enquiryId: string;
  kind: string;
  detail: string;
  amount: number | null;
  author: string;
  madeAt: string;
}
interface Then {
  paid: { enquiryId: string; intentId: string; amount: number; paidAt: string };
  enquiries: { id: string; paidAt: string | null };
  invoices: { id: string; enquiryId: string; amount: number; status: string };
  paymentSteps: Step;
  refunds: { id: string; enquiryId: string; amount: number; author: string; state: string; madeAt: string };
  moneyEntries: Entry;
  allocations: { id: string; entryId: string; invoiceId: string; amount: number };
}

export async function up(db: Kysely<Then>): Promise<void> {
  await makeTables(db);
  await fillLedger(db);
  await db.schema.dropTable('paid').execute();
  await db.schema.alterTable('enquiries').dropColumn('paid_at').execute();
  for (const statement of refusalsOf(db).made) await sql.raw(statement).execute(db);
}

/** References are looked at once a transaction ends: an enquiry is removed with its money, the invoice first. */
const atTheEnd = sql`deferrable initially deferred`;

async function makeTables(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('money_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('reverses', 'text', (column) => column.unique().references('money_entries.id').modifyEnd(atTheEnd))
    .addUniqueConstraint('money_entries_once', ['kind', 'source'])
    .execute();
  await db.schema
    .createTable('money_entry_texts')
    .addColumn('entry_id', 'text', (column) => column.primaryKey().references('money_entries.id').modifyEnd(atTheEnd))
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('allocations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('entry_id', 'text', (column) => column.notNull().references('money_entries.id').modifyEnd(atTheEnd))
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id').modifyEnd(atTheEnd))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('allocations_of_invoice').on('allocations').column('invoice_id').execute();
  await db.schema.createIndex('allocations_of_entry').on('allocations').column('entry_id').execute();
}

/** Writes what came in and went back by the tables of before: by card, by a transfer of which only the booking is known, refunds. */
async function fillLedger(db: Kysely<Then>): Promise<void> {
  const invoices = await db.selectFrom('invoices').select(['id', 'enquiryId', 'amount']).execute();
  const byEnquiry = new Map(invoices.map((invoice) => [invoice.enquiryId, invoice]));
  const write = async (enquiryId: string, at: string, entry: Omit<Entry, 'receivedOn' | 'recordedAt' | 'reverses'>) => {
    const invoiceId = byEnquiry.get(enquiryId)?.id;
    if (invoiceId === undefined) throw new Error(`Money came for the enquiry ${enquiryId}, which has no invoice`);
    const { id, amount } = entry;
    await db
      .insertInto('moneyEntries')
      .values({ ...entry, receivedOn: dayOf(at), recordedAt: at, reverses: null })
      .execute();
    await db.insertInto('allocations').values({ id, entryId: id, invoiceId, amount }).execute();
  };

  const cards = await db.selectFrom('paid').selectAll().execute();
  for (const { enquiryId, intentId, amount, paidAt } of cards) {
    const card = { id: `card:${intentId}`, kind: 'card', source: `stripe:${intentId}`, author: 'Card provider' };
    await write(enquiryId, paidAt, { ...card, amount });
  }
  const seen = new Set(cards.map(({ enquiryId }) => enquiryId));
  const booked = await db
    .selectFrom('paymentSteps')
    .select(['enquiryId', 'author', 'madeAt'])
    .where('kind', '=', 'booked')
    .orderBy('madeAt')
    .execute();
  for (const { enquiryId, author, madeAt } of booked) {
    const amount = byEnquiry.get(enquiryId)?.amount ?? 0;
    if (seen.has(enquiryId) || amount === 0) continue;
    seen.add(enquiryId);
    await write(enquiryId, madeAt, openingOf(enquiryId, amount, author));
  }
  for (const { id, enquiryId, amount, author, state, madeAt } of await db.selectFrom('refunds').selectAll().execute()) {
    const source = `refund:${id}`;
    await write(enquiryId, madeAt, { id: source, kind: 'refund', amount: -amount, author, source });
    if (state !== 'refused') continue;
    await write(enquiryId, madeAt, { id: `failed:${id}`, kind: 'refund-failed', amount, author, source });
  }
}

const openingOf = (enquiryId: string, amount: number, author: string) => {
  const id = `booked:${enquiryId}`;
  return { id, kind: 'opening', source: id, amount, author };
};

/** What refuses to change an entry or an allocation, or to remove an allocation whose invoice stays. */
function refusalsOf(db: Kysely<Then>): { made: string[]; dropped: string[] } {
  const tables = ['money_entries', 'allocations'];
  const message = 'The ledger is append-only';
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return {
      made: [
        `create function refuse_in_ledger() returns trigger language plpgsql as $$ begin
          if tg_op = 'DELETE' then
            if not exists (select 1 from invoices where id = old.invoice_id) then return old; end if;
          end if;
          raise exception '${message}';
        end $$`,
        ...tables.map(
          (table) =>
            `create trigger ${table}_stay before update on ${table} for each row execute function refuse_in_ledger()`,
        ),
        'create trigger allocations_last before delete on allocations for each row execute function refuse_in_ledger()',
      ],
      dropped: ['drop function refuse_in_ledger() cascade'],
    };
  }
  const refuse = `begin select raise(abort, '${message}'); end`;
  return {
    made: [
      ...tables.map((table) => `create trigger ${table}_stay before update on ${table} ${refuse}`),
      `create trigger allocations_last before delete on allocations
        when exists (select 1 from invoices where id = old.invoice_id) ${refuse}`,
    ],
    dropped: [...tables.map((table) => `drop trigger ${table}_stay`), 'drop trigger allocations_last'],
  };
}

/** Goes back to one payment an invoice: by card, or by what is booked. What does not fit that is gone, and named before. */
export async function down(db: Kysely<Then>): Promise<void> {
  // The version before does not know these, and could not show an enquiry that has one.
  await sql`delete from payment_steps where kind in ('received', 'reversed')`.execute(db);
  for (const statement of refusalsOf(db).dropped) await sql.raw(statement).execute(db);
  await db.schema.alterTable('enquiries').addColumn('paid_at', 'text').execute();
  await db.schema
    .createTable('paid')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey().references('enquiries.id'))
    .addColumn('intent_id', 'text', (column) => column.notNull().unique())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('paid_at', 'text', (column) => column.notNull())
    .execute();
  await emptyLedger(db);
  for (const table of ['allocations', 'money_entry_texts', 'money_entries']) await db.schema.dropTable(table).execute();
}

async function emptyLedger(db: Kysely<Then>): Promise<void> {
  const entries = await db
    .selectFrom('moneyEntries')
    .innerJoin('allocations', 'allocations.entryId', 'moneyEntries.id')
    .innerJoin('invoices', 'invoices.id', 'allocations.invoiceId')
    .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
    .select([
      'enquiryId',
      'moneyEntries.source',
      'allocations.amount',
      'moneyEntries.recordedAt',
      'moneyEntries.author',
    ])
    .select(({ fn }) => fn.coalesce('undone.kind', 'moneyEntries.kind').as('kind'))
    .orderBy('moneyEntries.recordedAt')
    .execute();
  for (const { enquiryId, source, amount, recordedAt: paidAt, kind } of entries) {
    if (kind !== 'card' || !source.startsWith('stripe:')) continue;
    const intentId = source.slice('stripe:'.length);
    const taken = await db
      .insertInto('paid')
      .values({ enquiryId, intentId, amount, paidAt })
      .onConflict((known) => known.doNothing())
      .returning('enquiryId')
      .executeTakeFirst();
    if (taken) await db.updateTable('enquiries').set({ paidAt }).where('id', '=', enquiryId).execute();
  }
  const uncarded = await db
    .selectFrom('invoices')
    .selectAll()
    .where('enquiryId', 'not in', db.selectFrom('paid').select('enquiryId'))
    .execute();
  for (const invoice of uncarded) {
    const byHand = entries.filter(
      ({ enquiryId, kind }) => enquiryId === invoice.enquiryId && ['opening', 'transfer', 'cash'].includes(kind),
    );
    const received = byHand.reduce((sum, { amount }) => sum + amount, 0);
    if (invoice.amount > 0 && received < invoice.amount) await unbook(db, invoice);
    else if (byHand.length > 0) await book(db, invoice, byHand[0]);
  }
}

/** A step by which nothing was received would say that the whole was. */
async function unbook(db: Kysely<Then>, { id, enquiryId, status }: Then['invoices']): Promise<void> {
  const steps = db.updateTable('paymentSteps').where('enquiryId', '=', enquiryId).where('kind', '=', 'booked');
  await steps.set({ kind: 'changed' }).execute();
  if (status === 'booked') await db.updateTable('invoices').set({ status: 'unpaid' }).where('id', '=', id).execute();
}

/** Received by hand, an invoice was booked. */
async function book(
  db: Kysely<Then>,
  { id, enquiryId, status }: Then['invoices'],
  entry?: Pick<Entry, 'author' | 'recordedAt'>,
): Promise<void> {
  if (status === 'paid') await db.updateTable('invoices').set({ status: 'booked' }).where('id', '=', id).execute();
  const steps = db.selectFrom('paymentSteps').select('id').where('enquiryId', '=', enquiryId);
  if (!entry || (await steps.where('kind', '=', 'booked').executeTakeFirst())) return;
  const { author, recordedAt: madeAt } = entry;
  await db
    .insertInto('paymentSteps')
    .values({ id: `booked:${enquiryId}`, enquiryId, kind: 'booked', detail: '', amount: null, author, madeAt })
    .execute();
}
