import type { PageSize } from '../../../contract';
import type { AllMatching } from './listProps';
import type { Page } from './paging';
import type { Sorting } from './sortRows';

/** All columns that a list has, and what shows some of them, by their keys in order; `undefined` shows what the list shows by itself. */
export interface ColumnChoice {
  all: readonly { key: string; title: string }[];
  choose(keys: readonly string[] | undefined): void;
}

/** How a person looks at a list (search, filters, tab, order, page, selection), and the rows that it leads to, wherever they were found. */
export interface List<Row> {
  look: {
    typed: string;
    /** The choice of each filter by its key. */
    chosen: Readonly<Record<string, string>>;
    tab: string | undefined;
    sorting: Sorting | undefined;
    /** The key of the row that was last visited. */
    visited: string | undefined;
  };
  searchFor(typed: string): void;
  filters: readonly { key: string; label: string; choices: readonly { value: string; label: string }[] }[];
  choose(filter: string, value: string): void;
  isNarrowed: boolean;
  clear(): void;
  tabs: readonly { key: string; label: string; count: number | undefined }[];
  openTab(tab: string): void;
  sort(sorting: Sorting | undefined): void;
  sortBy(column: string): void;

  /** All that was found, in order; undefined where only a page of it is in the browser. */
  all: readonly Row[] | undefined;
  /** How many were found; undefined where nobody counted them. */
  total: number | undefined;
  /** Whether it comes by pages, and nobody comes back to it. */
  isNew: boolean;
  shown: Omit<Page<Row>, 'pages'> & { pages: number | undefined };
  /** What leads to other pages, where there are any. */
  turn: { first?: () => void; previous?: () => void; next?: () => void; last?: () => void };
  visit(key: string | undefined): void;
  size: PageSize;
  setSize(size: PageSize): void;

  selected: ReadonlySet<string>;
  selectedRows: readonly Row[];
  select(keys: ReadonlySet<string>): void;
  /** Leaves these selected, wherever they are, and no others. */
  selectOnly(rows: readonly Row[]): void;
  /** Selects all that match, where a list lets that be done; `all` once they are. */
  matching?: { total: number; selectAll(): void; all: AllMatching | undefined };

  /** Which columns stand in the list, where that can be chosen. */
  columnChoice?: ColumnChoice;
  widths: Readonly<Record<string, number>> | undefined;
  /** Keeps the width of every column, or of none: then the list looks as it was made. */
  setWidths(widths: Readonly<Record<string, number>> | undefined): void;
}
