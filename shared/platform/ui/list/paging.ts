/** One page of a list. `page` counts from 1 and is the last there is where fewer are left. */
export interface Page<Row> {
  page: number;
  pages: number;
  rows: readonly Row[];
  /** The places of the first and the last row on the page, counted from 1. */
  from: number;
  to: number;
}

export function pageOf<Row>(rows: readonly Row[], asked: number, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, asked), pages);
  const start = (page - 1) * size;
  const shown = rows.slice(start, start + size);
  return { page, pages, rows: shown, from: shown.length ? start + 1 : 0, to: start + shown.length };
}
