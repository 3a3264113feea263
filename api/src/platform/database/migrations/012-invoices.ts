import type { Kysely } from 'kysely';
import { newId } from '../../ids';

const PAY_WITHIN_MS = 14 * 24 * 60 * 60 * 1000;

const ways: Record<string, string> = { card: 'Card', bacs: 'Bank transfer', callback: 'Callback' };

/** The tables that this step reads, as they were before it; and those that it fills. */
interface Then {
  enquiries: { id: string; paymentMethod: string | null; amount: number | null; submittedAt: string };
  invoiceLines: { enquiryId: string; position: number; sourceId: string; description: string; cost: number };
  invoiceFees: { id: string; tag: string };
  paid: { enquiryId: string; intentId: string; amount: number; paidAt: string };
  invoices: Record<string, unknown>;
  invoiceItems: Record<string, unknown>;
  invoiceFooterHeaders: Record<string, unknown>;
  invoiceNumbers: Record<string, unknown>;
  paymentSteps: Record<string, unknown>;
}

export async function up(db: Kysely<Then>): Promise<void> {
  await makeTables(db);
  await moveLines(db);
  await db.schema.dropTable('invoice_lines').execute();
  await db.schema.alterTable('enquiries').dropColumn('amount').execute();
}

async function makeTables(db: Kysely<Then>): Promise<void> {
  await makeInvoices(db);
  await makeSteps(db);
  await makeJobs(db);
  await makeRefunds(db);
}

async function makeInvoices(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().unique().references('enquiries.id'))
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('due_date', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('declarations', 'text', (column) => column.notNull())
    .addColumn('instalment_plan', 'text')
    .execute();
  await db.schema
    .createTable('invoice_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('meta_type', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('cost', 'integer', (column) => column.notNull())
    .addUniqueConstraint('invoice_items_position', ['invoice_id', 'position'])
    .execute();
  await db.schema
    .createTable('invoice_footer_headers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('cost', 'integer', (column) => column.notNull())
    .addUniqueConstraint('invoice_footer_headers_position', ['invoice_id', 'position'])
    .execute();
  await db.schema
    .createTable('invoice_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
}

async function makeSteps(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('payment_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('payment_steps_of_enquiry')
    .on('payment_steps')
    .columns(['enquiry_id', 'made_at'])
    .execute();
}

async function makeJobs(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text')
    .addColumn('run_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('locked_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('dead_at', 'text')
    .execute();
  await db.schema.createIndex('jobs_by_time').on('jobs').columns(['dead_at', 'run_at']).execute();
  await db.schema
    .createTable('letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('file_id', 'text')
    .addUniqueConstraint('letters_once', ['enquiry_id', 'kind'])
    .execute();
}

async function makeRefunds(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('intent_id', 'text', (column) => column.notNull().references('sandbox_intents.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('card_payments').addColumn('ended_at', 'text').execute();
}

/** Makes an invoice of the lines of every enquiry, numbered in the order in which they came. */
async function moveLines(db: Kysely<Then>): Promise<void> {
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('amount', 'is not', null)
    .orderBy('submittedAt')
    .execute();
  const fees = new Map(
    (await db.selectFrom('invoiceFees').select(['id', 'tag']).execute()).map(({ id, tag }) => [id, tag]),
  );
  const numbers = new Map<number, number>();
  for (const { id: enquiryId, paymentMethod, amount, submittedAt } of enquiries) {
    const paid = await db.selectFrom('paid').selectAll().where('enquiryId', '=', enquiryId).executeTakeFirst();
    const year = Number(submittedAt.slice(0, 4));
    const last = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, last);
    const invoiceId = newId();
    await db
      .insertInto('invoices')
      .values({
        id: invoiceId,
        enquiryId,
        number: `INV-${year}-${String(last).padStart(5, '0')}`,
        date: submittedAt.slice(0, 10),
        dueDate:
          paymentMethod === 'bacs'
            ? new Date(Date.parse(submittedAt) + PAY_WITHIN_MS).toISOString().slice(0, 10)
            : null,
        status: paid ? 'paid' : 'unpaid',
        description: 'Examination entries',
        amount,
        declarations: '[]',
        instalmentPlan: null,
      })
      .execute();
    const lines = await db.selectFrom('invoiceLines').selectAll().where('enquiryId', '=', enquiryId).execute();
    for (const { position, sourceId, description, cost } of lines) {
      const line = { id: newId(), invoiceId, position, description, cost };
      const tag = fees.get(sourceId);
      if (tag === undefined) {
        const exam = { metaType: 'standalone', type: 'exams', accountId: 'exams' };
        await db
          .insertInto('invoiceItems')
          .values({ ...line, ...exam })
          .execute();
      } else
        await db
          .insertInto('invoiceFooterHeaders')
          .values({ ...line, place: 'footer', tag })
          .execute();
    }
    const step = { enquiryId, detail: '', amount: null };
    if (paymentMethod) {
      const chosen = { id: newId(), kind: 'chosen', author: 'Applicant', madeAt: submittedAt };
      await db
        .insertInto('paymentSteps')
        .values({ ...step, ...chosen, detail: ways[paymentMethod] ?? paymentMethod })
        .execute();
    }
    if (paid) {
      const took = { id: newId(), kind: 'paid', author: 'Card provider', madeAt: paid.paidAt, amount: paid.amount };
      await db
        .insertInto('paymentSteps')
        .values({ ...step, ...took })
        .execute();
    }
  }
  for (const [year, last] of numbers) await db.insertInto('invoiceNumbers').values({ year, last }).execute();
}

interface Line {
  invoiceId: string;
  position: number;
  description: string;
  cost: number;
}

/** The tables that the way back reads, and those that it fills. */
interface Back extends Pick<Then, 'enquiries' | 'invoiceLines' | 'invoiceFees'> {
  invoices: { id: string; enquiryId: string; amount: number };
  invoiceItems: Line;
  invoiceFooterHeaders: Line & { tag: string };
}

/** What these tables hold of invoices goes back into lines; what else they hold is gone. */
const newTables = [
  'sandbox_refunds',
  'refunds',
  'letters',
  'jobs',
  'payment_steps',
  'invoice_numbers',
  'invoice_footer_headers',
  'invoice_items',
  'invoices',
];

export async function down(db: Kysely<Back>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('amount', 'integer').execute();
  await db.schema
    .createTable('invoice_lines')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('cost', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_lines_key', ['enquiry_id', 'position'])
    .execute();
  await moveInvoices(db);
  for (const table of newTables) await db.schema.dropTable(table).execute();
  await db.schema.alterTable('card_payments').dropColumn('ended_at').execute();
}

/** Makes lines of every invoice: its items, then its footers. The exam that an item was for is not known any more. */
async function moveInvoices(db: Kysely<Back>): Promise<void> {
  const fees = await db.selectFrom('invoiceFees').select(['id', 'tag']).execute();
  for (const { id: invoiceId, enquiryId, amount } of await db.selectFrom('invoices').selectAll().execute()) {
    await db.updateTable('enquiries').set({ amount }).where('id', '=', enquiryId).execute();
    const items = await db
      .selectFrom('invoiceItems')
      .select(['description', 'cost'])
      .where('invoiceId', '=', invoiceId)
      .orderBy('position')
      .execute();
    const footers = await db
      .selectFrom('invoiceFooterHeaders')
      .select(['description', 'cost', 'tag'])
      .where('invoiceId', '=', invoiceId)
      .orderBy('position')
      .execute();
    const lines = [
      ...items.map((item) => ({ ...item, sourceId: '' })),
      ...footers.map(({ tag, ...footer }) => ({ ...footer, sourceId: fees.find((fee) => fee.tag === tag)?.id ?? '' })),
    ];
    for (const [position, line] of lines.entries()) {
      await db
        .insertInto('invoiceLines')
        .values({ ...line, enquiryId, position })
        .execute();
    }
  }
}
