import { fold } from '@forms/shared/contract';
import { type Kysely, sql } from 'kysely';

interface Before {
  contacts: {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    mobile: string;
    message: string;
    page: string;
    searched: string;
  };
  bug_reports: { id: string; report: string; searched: string };
}
const tables = ['contacts', 'bug_reports'] as const;

/** What messages and bug reports are found by, folded, and what lists them by time without sorting them. */
export async function up(given: Kysely<unknown>): Promise<void> {
  const db = given as Kysely<Before>;
  for (const table of tables) {
    await db.schema
      .alterTable(table)
      .addColumn('searched', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex(`${table}_in_time`).on(table).columns(['sent_at', 'id']).execute();
  }
  for (const { id, ...contact } of await db.selectFrom('contacts').selectAll().execute()) {
    const { first_name, last_name, email, mobile, message, page } = contact;
    const searched = fold([first_name, last_name, email, mobile.replace(/\D/g, ''), message, page].join(' '));
    await db.updateTable('contacts').set({ searched }).where('id', '=', id).execute();
  }
  for (const { id, report } of await db.selectFrom('bug_reports').select(['id', 'report']).execute()) {
    const { message = '', optionalMsg = '', route = '', version = '' } = JSON.parse(report);
    const searched = fold([message, optionalMsg, route, version].join(' '));
    await db.updateTable('bug_reports').set({ searched }).where('id', '=', id).execute();
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema.dropIndex(`${table}_in_time`).execute();
    await sql`alter table ${sql.table(table)} drop column searched`.execute(db);
  }
}
