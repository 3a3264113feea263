import { FIRST, LAST, type Place, type Point, readPlace, writePlace } from './place';

/** Reads at most so many rows from a place on, in the order in which its way meets them. */
export type Fetch<Row> = (place: Place, limit: number) => Promise<Row[]>;

interface PageRead<Row> {
  rows: Row[];
  /** The places of the pages around it; null where there is none. */
  previous: string | null;
  next: string | null;
  last: string | null;
}

/**
 * One page of a list, by a point in it and not by how many rows stand before: a row that is added or goes meanwhile makes
 * nobody miss or meet another twice. A page is full as long as there are rows for it, so that who goes on to rows that have
 * all gone is shown the last page, met or not.
 */
export async function readPage<Row>(
  fetch: Fetch<Row>,
  pointOf: (row: Row) => Point,
  asked: { place: string | undefined; size: number },
): Promise<PageRead<Row>> {
  const place = readPlace(asked.place);
  // One more says whether there are others.
  const found = await fetch(place, asked.size + 1);
  if (place.way === 'back' && place.from && found.length <= asked.size) return readPage(fetch, pointOf, first(asked));
  if (found.length === 0 && place.from) return readPage(fetch, pointOf, { ...asked, place: writePlace(LAST) });

  const hasMore = found.length > asked.size;
  const rows = found.slice(0, asked.size);
  if (place.way === 'back') rows.reverse();
  const [top, end] = [rows.at(0), rows.at(-1)];
  const isFirst = place.way === 'on' ? place.from === undefined : !hasMore;
  const isLast = place.way === 'on' ? !hasMore : place.from === undefined;
  return {
    rows,
    previous: isFirst || !top ? null : writePlace({ way: 'back', from: pointOf(top) }),
    next: isLast || !end ? null : writePlace({ way: 'on', from: pointOf(end) }),
    last: isLast ? null : writePlace(LAST),
  };
}

const first = <Asked extends object>(asked: Asked) => ({ ...asked, place: writePlace(FIRST) });
