import { type PageSize, pageSizes } from '../../../contract';

/** What a browser keeps of a list for the next visit: how it is looked at, nothing of what is in it. */
export interface SavedView {
  /** Each column's width by its key, in CSS pixels, once one was changed. */
  widths: Readonly<Record<string, number>> | undefined;
  pageSize: PageSize | undefined;
  /** The keys of the columns that are shown, in order, once some were chosen. */
  columns: readonly string[] | undefined;
}

const place = (id: string) => `list:${id}`;

/** What was kept and can be read. */
export function savedView(id: string): SavedView {
  try {
    const { widths, pageSize, columns } = JSON.parse(localStorage.getItem(place(id)) ?? '{}') as Record<
      string,
      unknown
    >;
    return {
      widths: areWidths(widths) ? widths : undefined,
      pageSize: pageSizes.find((size) => size === pageSize),
      columns: areKeys(columns) ? columns : undefined,
    };
  } catch {
    return { widths: undefined, pageSize: undefined, columns: undefined };
  }
}

export function saveView(id: string, view: SavedView): void {
  try {
    localStorage.setItem(place(id), JSON.stringify(view));
  } catch {
    // A browser that keeps nothing shows the list as it is made.
  }
}

const areWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isFinite);

const areKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
