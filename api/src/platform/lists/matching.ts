import { setImmediate } from 'node:timers/promises';
import { MOST_COUNTED } from '@forms/shared/contract';
import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database';
import { holdsAll } from './search';

/** A table that is searched, by the names of its id and of its column of folded text. */
export interface Searched {
  table: string;
  id: string;
  text: string;
  /** What its rows are of, by their column of its id: what finds that finds them. An index that begins with it, '' where there is none, lets them be read in parts. */
  of?: Searched & { column: string };
}

/** What a search leads to. */
export interface Held {
  /** Which rows hold what was searched for. */
  where: RawBuilder<SqlBool>[];
  /** There are more than are counted. */
  isMany: boolean;
}

/** Whether it is the embedded database, which serves nobody else while it looks at rows one by one. */
export const isEmbedded = (db: Database): boolean => !(db.getExecutor().adapter instanceof PostgresAdapter);

/** How many rows are looked through at once: meanwhile the embedded database serves nobody else. PostgreSQL does, and is faster in fewer goes. */
export const partOf = (db: Database, embedded: number, postgres: number): number =>
  isEmbedded(db) ? embedded : postgres;

/**
 * Which rows of a list hold each of these words, which are folded, by the list's column of the id that the searched table
 * has. Those that can be counted are named, once they were looked for; where there are more, each row is looked at as it
 * comes, since a page of them is soon full.
 */
export async function matching(
  db: Database,
  searched: Searched,
  column: string,
  words: readonly string[],
  part = partOf(db, 10_000, Number.POSITIVE_INFINITY),
): Promise<Held> {
  if (words.length === 0) return { where: [], isMany: false };
  const ids = await idsMatching(db, searched, words, part);
  const listed = sql.ref(column);
  if (ids.length === 0) return { where: [sql<SqlBool>`1 = 0`], isMany: false };
  if (ids.length <= MOST_COUNTED) return { where: [sql<SqlBool>`${listed} in (${sql.join(ids)})`], isMany: false };
  // A value and not `exists`, which PostgreSQL turns into a join of all rows that it then has to sort.
  const { table, id } = searched;
  const held = sql<SqlBool>`(
    select ${holds(searched, words, ownerOf)}
    from ${sql.table(table)} as held where ${sql.ref(`held.${id}`)} = ${listed}
  )`;
  return { where: [held], isMany: true };
}

/** The ids of the rows that hold each of these words, or more than are counted. */
async function idsMatching(
  db: Database,
  searched: Searched,
  words: readonly string[],
  size: number,
): Promise<string[]> {
  const key = keyOf(searched);
  const ids: string[] = [];
  for await (const part of partsOf(db, searched.table, key, size)) {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(`held.${searched.id}`)} as id from ${sql.table(searched.table)} as held
      where ${within(key, part)} and ${holds(searched, words, ownerIn(key, part))}
      limit ${MOST_COUNTED + 1 - ids.length}
    `.execute(db);
    ids.push(...rows.map((row) => row.id));
    if (ids.length > MOST_COUNTED) break;
  }
  return ids;
}

/** A stretch of a table by a key of its rows; without an end it goes on to the table's. */
interface Part {
  after: string | undefined;
  upTo?: string | undefined;
}

/** A table, as `held`, in stretches of so many rows, by a key that an index begins with; others are served between two. */
export async function* partsOf(
  db: Database,
  table: string,
  key: RawBuilder<unknown>,
  size: number,
): AsyncGenerator<Part> {
  for (let after: string | undefined; ; await setImmediate()) {
    const upTo = size === Number.POSITIVE_INFINITY ? undefined : await endOf(after);
    yield { after, upTo };
    if (upTo === undefined) return;
    after = upTo;
  }

  async function endOf(after: string | undefined): Promise<string | undefined> {
    const { rows } = await sql<{ key: string }>`
      select ${key} as key from ${sql.table(table)} as held where ${within(key, { after })}
      order by ${key} limit 1 offset ${size - 1}
    `.execute(db);
    return rows[0]?.key;
  }
}

/** Whether a row is in a stretch by its key. */
export const within = (key: RawBuilder<unknown>, { after, upTo }: Part): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    [
      sql`1 = 1`,
      ...(after === undefined ? [] : [sql`${key} > ${after}`]),
      ...(upTo === undefined ? [] : [sql`${key} <= ${upTo}`]),
    ],
    sql` and `,
  )}`;

/** What a table is read by in parts: what its rows are of, so that a part of either is looked at with the other's. */
const keyOf = ({ id, of }: Searched): RawBuilder<unknown> =>
  of ? sql`coalesce(${sql.ref(`held.${of.column}`)}, '')` : sql.ref(`held.${id}`);

type Owner = NonNullable<Searched['of']>;
/** Whether what a row, as `held`, is of holds a word. */
type ByOwner = (of: Owner, word: string) => RawBuilder<unknown>;

/** By the few that hold it in a part: they are looked for once. */
const ownerIn =
  (key: RawBuilder<unknown>, part: Part): ByOwner =>
  ({ table, id, text }, word) =>
    sql`${key} in (
    select ${sql.ref(id)} from ${sql.table(table)} where ${within(sql.ref(id), part)} and ${holdsAll(sql.ref(text), [word])}
  )`;

/** By the one that it is of. */
const ownerOf: ByOwner = ({ column, table, id, text }, word) => sql`coalesce((
  select ${holdsAll(sql.ref(text), [word])} from ${sql.table(table)} where ${sql.ref(id)} = ${sql.ref(`held.${column}`)}
), 1 = 0)`;

/** Whether a row of what is searched, as `held`, has each of these words, by itself or by what it is of. */
function holds({ text, of }: Searched, words: readonly string[], byOwner: ByOwner): RawBuilder<boolean> {
  const own = (some: readonly string[]) => holdsAll(sql.ref(`held.${text}`), some);
  if (!of) return own(words);
  return sql<boolean>`${sql.join(
    words.map((word) => sql`(${own([word])} or ${byOwner(of, word)})`),
    sql` and `,
  )}`;
}
