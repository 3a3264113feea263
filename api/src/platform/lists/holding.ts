import { MOST_COUNTED } from '@forms/shared/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database';
import { holdsAll } from './search';

/** A table that is searched, by the names of its id and of its column of folded text. */
export interface Searched {
  table: string;
  id: string;
  text: string;
  /** What its rows are of, by their column of its id: what finds that finds them. */
  of?: Searched & { column: string };
}

/** What a search leads to. */
export interface Held {
  /** Which rows hold what was searched for. */
  where: RawBuilder<SqlBool>[];
  /** There are more than are counted. */
  isMany: boolean;
}

/**
 * Which rows of a list hold each of these words, which are folded, by the list's column of the id that the searched table
 * has. Those that can be counted are named, once they were looked for; where there are more, each row is looked at as it
 * comes, since a page of them is soon full.
 */
export async function holding(
  db: Database,
  searched: Searched,
  column: string,
  words: readonly string[],
): Promise<Held> {
  const { table, id } = searched;
  if (words.length === 0) return { where: [], isMany: false };
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} as held where ${holds(searched, words)} limit ${MOST_COUNTED + 1}
  `.execute(db);
  const listed = sql.ref(column);
  if (rows.length === 0) return { where: [sql<SqlBool>`1 = 0`], isMany: false };
  if (rows.length <= MOST_COUNTED)
    return { where: [sql<SqlBool>`${listed} in (${sql.join(rows.map((row) => row.id))})`], isMany: false };
  const held = sql<SqlBool>`exists (
    select 1 from ${sql.table(table)} as held
    where ${sql.ref(`held.${id}`)} = ${listed} and ${holds(searched, words)}
  )`;
  return { where: [held], isMany: true };
}

/** Whether a row of what is searched, as `held`, has each of these words, by itself or by what it is of. */
function holds({ text, of }: Searched, words: readonly string[]): RawBuilder<boolean> {
  const own = (some: readonly string[]) => holdsAll(sql.ref(`held.${text}`), some);
  if (!of) return own(words);
  const named = (word: string) =>
    sql`select ${sql.ref(of.id)} from ${sql.table(of.table)} where ${holdsAll(sql.ref(of.text), [word])}`;
  return sql<boolean>`${sql.join(
    words.map((word) => sql`(${own([word])} or ${sql.ref(`held.${of.column}`)} in (${named(word)}))`),
    sql` and `,
  )}`;
}
