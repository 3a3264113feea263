import type { Kysely } from 'kysely';

/** Changes of many enquiries, and what became of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulk_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('assignee', 'text')
    .addColumn('selection', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('found', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('dismissed', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('bulk_changes_of_user')
    .on('bulk_changes')
    .columns(['user_id', 'dismissed', 'asked_at'])
    .execute();
  await db.schema
    .createTable('bulk_rows')
    .addColumn('change_id', 'text', (column) => column.notNull().references('bulk_changes.id'))
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bulk_rows_key', ['change_id', 'enquiry_id'])
    .execute();
  await db.schema
    .createIndex('bulk_rows_by_outcome')
    .on('bulk_rows')
    .columns(['change_id', 'outcome', 'enquiry_id'])
    .execute();
  await db.schema.createIndex('bulk_rows_by_enquiry').on('bulk_rows').column('enquiry_id').execute();
}

/** What was changed stays so; what was under way ends. */
export async function down(db: Kysely<{ jobs: { kind: string } }>): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', 'bulk-change').execute();
  await db.schema.dropTable('bulk_rows').execute();
  await db.schema.dropTable('bulk_changes').execute();
}
