import { type Kysely, sql } from 'kysely';

const columns = ['version', 'assignee_id', 'follow_up_on'] as const;

/** Whose an enquiry is, when to look at it again, by what words it is gathered, and who changed any of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiries add column version integer not null default 1`.execute(db);
  await sql`alter table enquiries add column assignee_id text`.execute(db);
  await sql`alter table enquiries add column follow_up_on text`.execute(db);
  await db.schema
    .createTable('enquiry_tags')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_tags_key', ['enquiry_id', 'folded'])
    .execute();
  await db.schema
    .createIndex('enquiry_tags_by_tag')
    .on('enquiry_tags')
    .columns(['folded', 'tag', 'enquiry_id'])
    .execute();
  await db.schema
    .createTable('enquiry_edits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiry_edits_of').on('enquiry_edits').column('enquiry_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('enquiry_edits').execute();
  await db.schema.dropTable('enquiry_tags').execute();
  for (const column of columns) await sql`alter table enquiries drop column ${sql.ref(column)}`.execute(db);
}
