import { type Kysely, sql } from 'kysely';

/** Which applications ask for a proof of their access arrangements, beside the sealed answers: the start writes it down for those that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiry_search add column needs_evidence integer`.execute(db);
  await sql`create index enquiry_search_needing_evidence on enquiry_search (enquiry_id) where needs_evidence = 1`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('enquiry_search_needing_evidence').execute();
  await sql`alter table enquiry_search drop column needs_evidence`.execute(db);
}
