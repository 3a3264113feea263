import * as z from '@forms/shared/platform/zod';
import { NEWEST, pageSizes } from './list';

type Either<Sort extends string> = Sort | `-${Sort}`;

const size = z.enum([NEWEST, ...pageSizes].map(String)).optional();
/** How many rows are asked for. */
export const sizeQuery = { size };

/**
 * What stands behind the address of a list that comes by pages: by which of its columns it is sorted, down after a `-`, how
 * many rows, and which page: `place` as an earlier answer gave it, the first where it is left out or is none.
 */
export const listQuery = <const Sort extends string>(sorts: readonly Sort[]) => ({
  sort: z.enum(sorts.flatMap((sort): Either<Sort>[] => [sort, `-${sort}`])).optional(),
  size,
  place: z.string().max(300).optional(),
});
export interface ListAsked {
  sort?: string | undefined;
  size?: string | undefined;
  place?: string | undefined;
}

/** As what a whole list is saved: CSV where it is left out. */
export const listFiles = ['csv', 'xlsx'] as const;
export type ListFile = (typeof listFiles)[number];
export const listFileQuery = { file: z.enum(listFiles).optional() };

/** What is searched for goes in this header, by `encodeURIComponent`: it may be somebody's name, and addresses are written down. */
export const SEARCH_HEADER = 'List-Search';

/** Of a search that finds more, nobody waits for the number. */
export const MOST_COUNTED = 4_000;

/** The key under which `counts` has all rows, beside those of each tab. */
export const ALL = 'all';

/** One page of a list: its rows, how many stand before them, and the places of the pages around it, null where there is none. `counts` follow the search and the filters, by tab; they are empty, and `last` null, where a search, or a list of files, has more than `MOST_COUNTED`. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    before: z.number().int(),
    previous: z.string().nullable(),
    next: z.string().nullable(),
    last: z.string().nullable(),
    counts: z.record(z.string(), z.number().int()),
  });
/** A page as `pageOf` has it. */
export interface ListPage<Row> {
  rows: Row[];
  before: number;
  previous: string | null;
  next: string | null;
  last: string | null;
  counts: Record<string, number>;
}
