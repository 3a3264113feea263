import { type Kysely, sql } from 'kysely';
import { down as dropLists, up as makeLists } from './117-choice-lists';

const names = sql.join([sql.lit('titles'), sql.lit('lead-origins')]);

/** The lists that forms choose from are settings of the site like the others, of which every state stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into site_settings (name, version, value, made_by, made_at)
    select name, version, choices, made_by, made_at from choice_lists`.execute(db);
  await dropLists(db);
}

/** The newest state of each stays. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await makeLists(db);
  await sql`
    insert into choice_lists (name, version, choices, made_by, made_at)
    select name, version, value, made_by, made_at from site_settings as newest
    where name in (${names}) and version = (select max(version) from site_settings where name = newest.name)`.execute(
    db,
  );
  await sql`delete from site_settings where name in (${names})`.execute(db);
}
