import { setImmediate } from 'node:timers/promises';
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

/** A page of what a query finds, but for `counts`: of its rows what the query selects. `down` is from the greatest value to the least. Of a last page those before it are the others of the `total`, where that is known; else they are counted, in parts of so many: others are served between two. */
export async function pageIn<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { place, size, down }: HowAsked,
  { total, part = Number.POSITIVE_INFINITY }: { total?: number | undefined; part?: number } = {},
): Promise<Omit<ListPage<Row & Keyed>, 'counts'>> {
  const { id, isPersonal } = order;
  const keyed = keyedBy(found, order);

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
    return fetchFrom(keyed, order, { point, ascending: (way === 'on') !== down, limit });
  }

  const pointOf = ({ placeId, placeBy }: Row & Keyed): Point =>
    isPersonal ? { id: placeId } : { id: placeId, by: placeBy };
  const page = await readPage(fetch, pointOf, { place, size });
  const top = page.rows[0];
  if (top === undefined || page.previous === null) return { ...page, before: 0 };
  if (page.next === null && total !== undefined) return { ...page, before: Math.max(0, total - page.rows.length) };
  return { ...page, before: await beforeOf({ id: top.placeId, by: top.placeBy }) };

  async function beforeOf(point: Required<Point>): Promise<number> {
    const some = found.where(beyond(order, point, down));
    if (part === Number.POSITIVE_INFINITY) return counted(some);
    const [end] = await fetchFrom(keyedBy(some.offset(part - 1), order), order, { ascending: down, limit: 1 });
    if (!end) return counted(some);
    await setImmediate();
    return part + (await beforeOf({ id: end.placeId, by: end.placeBy }));
  }
}

/** All that a query finds, so many rows at once from where the last ended: nothing is counted on the way, and others are served between two. */
export async function* batchesIn<DB, TB extends keyof DB, Row>(
  found: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { size, down }: Pick<HowAsked, 'size' | 'down'>,
): AsyncGenerator<(Row & Keyed)[]> {
  const keyed = keyedBy(found, order);
  for (let point: Required<Point> | undefined; ; await setImmediate()) {
    const rows: (Row & Keyed)[] = await fetchFrom(keyed, order, { point, ascending: !down, limit: size });
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < size) return;
    point = { id: end.placeId, by: end.placeBy };
  }
}

const keyedBy = <DB, TB extends keyof DB, Row>(found: SelectQueryBuilder<DB, TB, Row>, { by, id }: Order) =>
  found.select([by.as('placeBy'), id.as('placeId')]) as unknown as SelectQueryBuilder<DB, TB, Row & Keyed>;

/** Whether a row stands beyond a point. */
const beyond = ({ by, id }: Order, from: Required<Point>, greater: boolean) =>
  sql<boolean>`(${by}, ${id}) ${sql.raw(greater ? '>' : '<')} (${from.by}, ${from.id})`;

/** The rows next to a point, or the first where there is none. */
function fetchFrom<DB, TB extends keyof DB, Row>(
  keyed: SelectQueryBuilder<DB, TB, Row & Keyed>,
  order: Order,
  { point, ascending, limit }: { point?: Required<Point> | undefined; ascending: boolean; limit: number },
): Promise<(Row & Keyed)[]> {
  const direction = sql.raw(ascending ? 'asc' : 'desc');
  return (point ? keyed.where(beyond(order, point, ascending)) : keyed)
    .orderBy(sql`${order.by} ${direction}, ${order.id} ${direction}`)
    .limit(limit)
    .execute() as Promise<(Row & Keyed)[]>;
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
