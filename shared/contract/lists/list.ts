/** How many entries of a list stand on a page, by choice. */
export const pageSizes = [10, 25, 50, 75, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const PAGE_SIZE: PageSize = 50;
export const FILE_PAGE_SIZE: PageSize = 25;

/** How many of the newest stand on the portal's home. */
export const NEWEST = 5;

/** A column whose text wraps is at least so wide, in CSS pixels. */
export const WRAP_MIN_WIDTH = 300;

/** What an empty list says. */
export const NO_ENTRIES = 'No entries';
