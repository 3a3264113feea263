import type { ListFile, ListPage, PageSize } from '../../../contract';
import type { AskedOfList } from '../look/askRows';
import type { Column } from './column';
import type { Filter, Tab } from './findRows';
import type { ListDialog } from './listDialog';
import type { ListLook } from './useListLook';

/** What pressing something leads to: a dialog of the list's, or whatever it did itself. */
export type Outcome = ListDialog | undefined | void;

/** What can be done with one row. */
export interface RowAction {
  label: string;
  onPress(): Outcome;
  isDangerous?: boolean;
}

/** One of several things that can be added. */
export interface AddChoice {
  label: string;
  onPress(): Outcome;
}

/** All that a list leads to, on whatever page, but for the rows of these keys; `count` of them by what the page says, and what was asked for it. */
export interface AllMatching {
  count: number;
  except: readonly string[];
  asked: AskedOfList;
}

/** The rows that are selected: those that were picked, or of all that match those on the page. */
export interface SelectedRows<Row> {
  rows: readonly Row[];
  all: AllMatching | undefined;
}

/**
 * What can be done with all selected rows at once; `keep` leaves only these selected, as those that it failed for. Where a
 * list lets all that match be selected, `all` says so: `rows` are then those of them that are on the page.
 */
export interface BulkAction<Row> {
  label: string;
  /** Several of one menu stand in it, which opens from a button of these words. */
  menu?: string;
  /** A letter that does it in the list, without selected rows with the one in focus. Not `j`, `k`. */
  singleKey?: string;
  onPress(rows: readonly Row[], keep: (rows: readonly Row[]) => void, all?: AllMatching): Outcome;
}

/** What any list is and does, wherever its rows come from. */
export interface ListProps<Row> {
  /** Names the list in what the browser keeps of it (widths, page size); unique in the product. */
  id: string;
  /** What people call it, as 'Enquiries'. */
  title: string;
  /** The first column names its row, unless another says that it does. Like `filters` and `tabs`, best a constant. */
  columns: readonly Column<Row>[];
  keyOf(row: Row): string;
  /** Newer rows are on their way. */
  isLoading?: boolean;
  /** Why the rows did not come, for the red bar. Rows that are there stay. */
  error?: string | undefined;
  /** Asks for the rows again. */
  onRefresh?(): void;

  /** The address that a row opens at. */
  to?(row: Row): string;
  /** Opens a row in place, where it has no address. */
  onOpen?(row: Row): Outcome;
  actions?(row: Row): readonly RowAction[];
  /** Deletes the rows after the person has confirmed it. A rejection is shown by the host. */
  onDelete?(rows: readonly Row[]): void | Promise<void>;
  /** Why a row cannot be deleted now, said where its Delete is. */
  whyNotDeleted?(row: Row): string | undefined;
  onAdd?(): Outcome;
  /** Where there are several things to add: Add opens a menu of them. */
  addChoices?: readonly AddChoice[];
  /** The words of the Add button. */
  addLabel?: string;

  /** `multiple` where there is something to be done with many, `none` elsewhere, when it is left out. */
  selection?: 'none' | 'single' | 'multiple';
  onSelect?(rows: readonly Row[]): void;
  bulkActions?: readonly BulkAction<Row>[];
  /** Has the selected rows saved as a file of this kind. A rejection is shown by the host. */
  onExportSelected?(selected: SelectedRows<Row>, file: ListFile): Promise<unknown>;
  /** What to do next where there is nothing, under 'No entries'. */
  empty?: string;
  /** `page`: as high as the window has room for; `content`: as high as its rows, for a short list among other things. */
  height?: 'page' | 'content';
}

/** Whether something can be done with one row, for which a last column stays in sight. */
export const hasActions = <Row>({ actions, onDelete }: ListProps<Row>): boolean =>
  actions !== undefined || onDelete !== undefined;

/** Which rows a list leads to, and where they stand in all of it: how many before them, and how many in all. */
export type OnShow<Row> = (rows: readonly Row[], place: { before: number; total: number | undefined }) => void;

/** A list whose rows are all in the browser, which searches, filters, sorts and pages them. */
export interface ListTableProps<Row> extends ListProps<Row> {
  /** All of the list; undefined until it has come. */
  rows: readonly Row[] | undefined;
  /** Hears which rows the search, filters, tab and order lead to, on all pages. Give it a stable function. */
  onShow?: OnShow<Row>;
  filters?: readonly Filter<Row>[];
  tabs?: readonly Tab<Row>[];
  /** Lets the list be exported, to files of this name without an ending. */
  exportName?: string;
  pageSize?: PageSize;
}

/** A filter of a list that comes by pages: its choices are known beforehand. Its key is that of the call's query. */
export interface PagedFilter {
  key: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** A list that the server searches, filters, sorts and pages. Columns by which it is not sorted there are not `sortable`. */
export interface PagedTableProps<Row> extends ListProps<Row> {
  look: ListLook;
  /** The page last answered to `look.asked`; undefined until the first has come. */
  page: ListPage<Row> | undefined;
  /** Hears which rows are on the page. Give it a stable function. */
  onShow?: OnShow<Row>;
  filters?: readonly PagedFilter[];
  /** The first is of all rows; keys are those of the page's `counts`. */
  tabs?: readonly { key: string; label: string }[];
  /** Has what was found saved as a file. A rejection is shown by the host. */
  onExport?(): Promise<unknown>;
  /** Has it saved as an Excel workbook: then both are offered. */
  onExportWorkbook?: (() => Promise<unknown>) | undefined;
  /** What the search looks at, beside its box. */
  searchHint?: string;
  /** All that match can be selected, on whatever page they are: its bulk actions know what to do with them. */
  selectsAll?: true;
}
