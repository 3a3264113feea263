import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiry_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notes_of_enquiry').on('enquiry_notes').columns(['enquiry_id', 'made_at']).execute();
  await db.schema
    .createTable('enquiry_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('steps_of_enquiry').on('enquiry_steps').columns(['enquiry_id', 'made_at']).execute();

  for (const table of ['contacts', 'bug_reports']) {
    await db.schema
      .alterTable(table)
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('submitted'))
      .execute();
  }
  await db.schema
    .alterTable('users')
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('users').addColumn('last_sign_in', 'text').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['last_sign_in', 'active']) await db.schema.alterTable('users').dropColumn(column).execute();
  for (const table of ['bug_reports', 'contacts']) await db.schema.alterTable(table).dropColumn('status').execute();
  await db.schema.dropTable('enquiry_steps').execute();
  await db.schema.dropTable('enquiry_notes').execute();
}
