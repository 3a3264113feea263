import { type Kysely, sql } from 'kysely';

/** How many invoices are read at once. */
const AT_ONCE = 500;

/** Who published terms and when, their earlier versions, their Portuguese, and by which applications each was accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('terms')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const column of ['made_by', 'made_at', 'portuguese']) {
    await db.schema.alterTable('terms').addColumn(column, 'text').execute();
  }
  await db.schema
    .createTable('terms_versions')
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('portuguese', 'text')
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text')
    .addPrimaryKeyConstraint('terms_version_once', ['slug', 'version'])
    .execute();
  await db.schema
    .createTable('terms_acceptances')
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('terms_accepted_once', ['enquiry_id', 'slug', 'version'])
    .execute();
  await db.schema
    .createIndex('terms_acceptances_by_version')
    .on('terms_acceptances')
    .columns(['slug', 'version', 'accepted_at', 'enquiry_id'])
    .execute();
  await acceptedSoFar(db);
}

/** Nobody could publish terms so far: what was accepted with an invoice are those that stand there. */
async function acceptedSoFar(db: Kysely<unknown>): Promise<void> {
  for (let from = ''; ; ) {
    const { rows } = await sql<{ id: string; enquiry: string; declarations: string }>`
      select id, enquiry_id as enquiry, declarations from invoices
      where declarations <> '[]' and id > ${from} order by id limit ${AT_ONCE}`.execute(db);
    for (const { enquiry, declarations } of rows) {
      const accepted: { id: string; acceptedAt: string }[] = JSON.parse(declarations);
      for (const { id, acceptedAt } of accepted) {
        await sql`insert into terms_acceptances (enquiry_id, slug, version, accepted_at)
          select ${enquiry}, slug, 1, ${acceptedAt} from terms where slug = ${id}
          on conflict do nothing`.execute(db);
      }
    }
    const last = rows.at(-1);
    if (!last) return;
    from = last.id;
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('terms_acceptances').execute();
  await db.schema.dropTable('terms_versions').execute();
  for (const column of ['portuguese', 'made_at', 'made_by', 'version']) {
    await db.schema.alterTable('terms').dropColumn(column).execute();
  }
}
