import { ALL, type ListPage } from '../contract';

/** The only page of a list, as the server answers it; `counts` are those of its tabs. */
export const pageWith = <Row>(rows: Row[], counts: Record<string, number> = {}): ListPage<Row> => ({
  rows,
  before: 0,
  previous: null,
  next: null,
  last: null,
  counts: { [ALL]: rows.length, ...counts },
});
