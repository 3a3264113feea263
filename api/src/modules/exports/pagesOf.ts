/** So many documents, or entries of the ledger, are in memory at once. */
export const ROWS_AT_ONCE = 200;

interface Query<Row> {
  limit(rows: number): { execute(): Promise<Row[]> };
}

/** What a query finds, so many rows at once: `after` is the query of those after a place, in the order of their places. */
export async function* pagesOf<Place, Row>(
  start: Place,
  after: (place: Place) => Query<Row>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[]> {
  for (let place = start; ; ) {
    const rows = await after(place).limit(ROWS_AT_ONCE).execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    place = placeOf(last);
  }
}
