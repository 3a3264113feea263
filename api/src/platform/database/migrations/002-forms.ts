import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_versions')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('json', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('form_versions_key', ['slug', 'version'])
    .execute();
  await db.schema
    .createTable('terms')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form_slug', 'text', (column) => column.notNull())
    .addColumn('form_version', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('pages', 'text', (column) => column.notNull())
    .addColumn('payment_method', 'text')
    .addColumn('amount', 'integer')
    .addColumn('paid_at', 'text')
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addForeignKeyConstraint('enquiries_form', ['form_slug', 'form_version'], 'form_versions', ['slug', 'version'])
    .execute();
  await db.schema.createIndex('enquiries_by_time').on('enquiries').column('submitted_at').execute();
  await db.schema
    .createTable('idempotency')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['scope', 'key'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('idempotency').execute();
  await db.schema.dropTable('enquiries').execute();
  await db.schema.dropTable('terms').execute();
  await db.schema.dropTable('form_versions').execute();
}
