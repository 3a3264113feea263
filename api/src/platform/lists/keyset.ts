import { type ListAsked, type ListPage, PAGE_SIZE } from '@forms/shared/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Place, Point } from './place';
import { readPage } from './readPage';

/**
 * What a list can be sorted by: a value of its rows that is never null, its ties by their id. With an index over both,
 * either database reads a page without sorting the table.
 */
export interface Order {
  by: RawBuilder<string | number>;
  id: RawBuilder<string>;
  /** The value says who somebody is: it stays out of the page's place, which stands in addresses. */
  isPersonal?: true;
}

interface Keyed {
  placeId: string;
  placeBy: string | number;
}

/** A page of what a query finds, but for `counts`: of its rows what the query selects. `down` is from the greatest value to the least. */
export async function pageIn<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { by, id, isPersonal }: Order,
  { place, size, down }: HowAsked,
): Promise<Omit<ListPage<Row & Keyed>, 'counts'>> {
  const keyed = found.select([by.as('placeBy'), id.as('placeId')]) as unknown as SelectQueryBuilder<
    DB,
    TB,
    Row & Keyed
  >;
  const beyond = (from: Required<Point>, greater: boolean) =>
    sql<boolean>`(${by}, ${id}) ${sql.raw(greater ? '>' : '<')} (${from.by}, ${from.id})`;

  /** The point with its value; undefined where its row is gone and the place does not say. */
  async function whole(point: Point | undefined): Promise<Required<Point> | undefined> {
    if (!point) return undefined;
    if (point.by !== undefined) return { id: point.id, by: point.by };
    const row = await keyed.where(sql<boolean>`${id} = ${point.id}`).executeTakeFirst();
    return row && { id: point.id, by: (row as Keyed).placeBy };
  }

  async function fetch({ way, from }: Place, limit: number): Promise<(Row & Keyed)[]> {
    const point = await whole(from);
    if (from && !point) return [];
    const ascending = (way === 'on') !== down;
    const direction = sql.raw(ascending ? 'asc' : 'desc');
    return (point ? keyed.where(beyond(point, ascending)) : keyed)
      .orderBy(sql`${by} ${direction}, ${id} ${direction}`)
      .limit(limit)
      .execute() as Promise<(Row & Keyed)[]>;
  }

  const pointOf = ({ placeId, placeBy }: Row & Keyed): Point =>
    isPersonal ? { id: placeId } : { id: placeId, by: placeBy };
  const page = await readPage(fetch, pointOf, { place, size });
  const top = page.rows[0];
  const isFirst = top === undefined || page.previous === null;
  const before = isFirst ? 0 : await counted(found.where(beyond({ id: top.placeId, by: top.placeBy }, down)));
  return { ...page, before };
}

/** How many rows a query finds. */
async function counted<DB, TB extends keyof DB, Row>(found: SelectQueryBuilder<DB, TB, Row>): Promise<number> {
  const row = await found.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirst();
  return Number((row as { count: number } | undefined)?.count);
}

/** Which of its orders a list was asked for in, and how: the usual one where nothing was said. */
export function orderAsked<Sort extends string>(
  orders: Readonly<Record<Sort, Order>>,
  usual: Sort | `-${Sort}`,
  asked: ListAsked,
): { order: Order; how: HowAsked } {
  const { sort, how } = sortAsked<Sort>(usual, asked);
  return { order: orders[sort], how };
}

export interface HowAsked {
  down: boolean;
  size: number;
  place: string | undefined;
}

/** By what a list was asked to be sorted, and how: by the usual where nothing was said. */
export function sortAsked<Sort extends string>(
  usual: Sort | `-${Sort}`,
  { sort = usual, size, place }: ListAsked,
): { sort: Sort; how: HowAsked } {
  const down = sort.startsWith('-');
  return { sort: (down ? sort.slice(1) : sort) as Sort, how: { down, size: Number(size ?? PAGE_SIZE), place } };
}
