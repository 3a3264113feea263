import type { ListPage } from '@forms/shared/contract';
import type { HowAsked } from './keyset';
import type { Place, Point } from './place';
import { readPage } from './readPage';

/** What rows that are in memory are sorted by, as `Order` has it of those in a table. */
export interface OrderAmong<Row> {
  by: (row: Row) => string | number;
  id: (row: Row) => string;
  isPersonal?: true;
}

/** A page of rows that were worked out, but for `counts`: places of it are those of `pageIn`, so that who pays a debt meanwhile makes nobody miss another. */
export async function pageAmong<Row>(
  rows: readonly Row[],
  { by, id, isPersonal }: OrderAmong<Row>,
  { place, size, down }: HowAsked,
): Promise<Omit<ListPage<Row>, 'counts'>> {
  const sorted = sortedAmong(rows, { by, id }, down);

  /** Where a point stands among the rows; undefined where its row is gone and the place does not say. */
  function pointAt(from: Point): Required<Point> | undefined {
    if (from.by !== undefined) return { id: from.id, by: from.by };
    const known = sorted.find((each) => each.id === from.id);
    return known && { id: known.id, by: known.by };
  }

  async function fetch({ way, from }: Place, limit: number) {
    const along = way === 'on' ? sorted : [...sorted].reverse();
    if (!from) return along.slice(0, limit);
    const point = pointAt(from);
    if (!point) return [];
    const sign = (way === 'on') === down ? -1 : 1;
    return along.filter((each) => sign * compare(each, point) > 0).slice(0, limit);
  }

  const pointOf = (each: { id: string; by: string | number }): Point =>
    isPersonal ? { id: each.id } : { id: each.id, by: each.by };
  const page = await readPage(fetch, pointOf, { place, size });
  const top = page.rows[0];
  return { ...page, rows: page.rows.map(({ row }) => row), before: top ? sorted.indexOf(top) : 0 };
}

/** Rows in their order, each with its point; `down` is from the greatest value to the least. */
export const sortedAmong = <Row>(rows: readonly Row[], { by, id }: Pick<OrderAmong<Row>, 'by' | 'id'>, down: boolean) =>
  rows.map((row) => ({ row, id: id(row), by: by(row) })).sort((one, other) => (down ? -1 : 1) * compare(one, other));

/** By the value, ties by the id. A place of another order may hold another kind of value: it is compared as text. */
function compare(one: Required<Point>, other: Required<Point>): number {
  const isOfKind = typeof one.by === typeof other.by;
  const a = isOfKind ? one.by : String(one.by);
  const b = isOfKind ? other.by : String(other.by);
  if (a !== b) return a < b ? -1 : 1;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}
