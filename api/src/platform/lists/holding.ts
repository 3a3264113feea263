import { MOST_COUNTED } from '@forms/shared/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database';
import { holdsAll } from './search';

/** A table that is searched, by the names of its id and of its column of folded text. */
export interface Searched {
  table: string;
  id: string;
  text: string;
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
  { table, id, text }: Searched,
  column: string,
  words: readonly string[],
): Promise<Held> {
  if (words.length === 0) return { where: [], isMany: false };
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(id)} as id from ${sql.table(table)} where ${holdsAll(sql.ref(text), words)} limit ${MOST_COUNTED + 1}
  `.execute(db);
  const listed = sql.ref(column);
  if (rows.length === 0) return { where: [sql<SqlBool>`1 = 0`], isMany: false };
  if (rows.length <= MOST_COUNTED)
    return { where: [sql<SqlBool>`${listed} in (${sql.join(rows.map((row) => row.id))})`], isMany: false };
  const held = sql<SqlBool>`exists (
    select 1 from ${sql.table(table)} as held
    where ${sql.ref(`held.${id}`)} = ${listed} and ${holdsAll(sql.ref(`held.${text}`), words)}
  )`;
  return { where: [held], isMany: true };
}
