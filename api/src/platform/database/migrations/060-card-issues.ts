import { type Kysely, sql } from 'kysely';

/** Refunds that others ask for and that fail later, disputes, and how often a card payment was looked at for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('card_payments')
    .addColumn('looks', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('refunds').addColumn('provider_id', 'text').execute();
  await db.schema
    .alterTable('refunds')
    .addColumn('problem', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('refunds').addColumn('settled_at', 'text').execute();
  await db.schema.alterTable('refunds').addColumn('moved_at', 'text').execute();
  await sql`update refunds set settled_at = made_at where state = 'refused'`.execute(db);
  await db.schema.createIndex('refunds_by_provider_id').on('refunds').column('provider_id').unique().execute();
  await db.schema.createIndex('refunds_of_enquiry').on('refunds').column('enquiry_id').execute();
  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('intent_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_by', 'text')
    .addColumn('moved_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute();
  await db.schema.createIndex('disputes_of_enquiry').on('disputes').column('enquiry_id').execute();
  await sandbox(db);
}

async function sandbox(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sandbox_intents').addColumn('refunding', 'text').execute();
  for (const [name, usual] of [
    ['status', 'succeeded'],
    ['metadata', '{}'],
    ['failure_reason', ''],
  ] as const) {
    await db.schema
      .alterTable('sandbox_refunds')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(usual))
      .execute();
  }
  await db.schema
    .createTable('sandbox_disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('intent_id', 'text', (column) => column.notNull().references('sandbox_intents.id'))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}

const steps = sql`('refund-returned', 'disputed', 'dispute-answered', 'dispute-won', 'dispute-lost', 'dispute-closed', 'card-issue-settled')`;

/** The version before knows a refund that failed as one that was refused, and one that is on its way as done. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from jobs where kind in ('lookAtCharge', 'cardIssues')`.execute(db);
  await sql`delete from jobs where id in (select id from letters where kind = 'refund-failed')`.execute(db);
  await sql`delete from letters where kind = 'refund-failed'`.execute(db);
  await sql`delete from payment_steps where kind in ${steps}`.execute(db);
  await sql`update refunds set state = 'refused' where state = 'failed'`.execute(db);
  await sql`update refunds set state = 'done' where state = 'pending'`.execute(db);
  await db.schema.dropTable('sandbox_disputes').execute();
  await db.schema.dropTable('disputes').execute();
  for (const column of ['status', 'metadata', 'failure_reason'])
    await db.schema.alterTable('sandbox_refunds').dropColumn(column).execute();
  await db.schema.alterTable('sandbox_intents').dropColumn('refunding').execute();
  await db.schema.dropIndex('refunds_of_enquiry').execute();
  await db.schema.dropIndex('refunds_by_provider_id').execute();
  for (const column of ['moved_at', 'settled_at', 'problem', 'provider_id'])
    await db.schema.alterTable('refunds').dropColumn(column).execute();
  await db.schema.alterTable('card_payments').dropColumn('looks').execute();
}
