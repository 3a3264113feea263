import { useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE, type PageSize } from '../../../contract';
import { type SavedView, savedView, saveView } from '../look/savedView';
import { useSettled } from '../useSettled';
import { choicesOf, searchIn } from './findRows';
import type { ListTableProps } from './listProps';
import type { List } from './listState';
import { pageOf } from './paging';
import { nextSorting, type Sorting, sortRows } from './sortRows';
import { type Look, useLook } from './useLook';

const nothing: readonly never[] = [];

/** How a list is looked at (search, filters, tab, order, page, selection), and the rows that it leads to. */
export function useList<Row>({
  id,
  columns,
  rows = nothing,
  keyOf,
  filters = nothing,
  tabs = nothing,
  pageSize = PAGE_SIZE,
  onSelect,
  onShow,
}: ListTableProps<Row>): List<Row> {
  const [look, setLook] = useLook(id, tabs[0]?.key);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState(() => savedView(id));

  const { typed, chosen, sorting } = look;
  const searched = useSettled(typed);
  const tab = tabs.find(({ key }) => key === look.tab);
  const size = view.pageSize ?? pageSize;

  const inTab = useMemo(() => (tab ? rows.filter((row) => tab.has(row)) : rows), [rows, tab]);
  const search = useMemo(() => searchIn(rows, columns), [rows, columns]);
  useEffect(() => {
    // The first search works the rows' texts out: while the next key is waited for.
    const timer = setTimeout(() => search(typed));
    return () => clearTimeout(timer);
  }, [search, typed]);
  const found = useMemo(() => {
    const isFound = search(searched);
    const narrowing = filters.filter(({ key }) => chosen[key]);
    return inTab.filter((row) => narrowing.every(({ key, of }) => of(row) === chosen[key]) && isFound(row));
  }, [inTab, search, searched, filters, chosen]);
  const sorted = useMemo(() => sortRows(found, columns, sorting), [found, columns, sorting]);
  const page = look.pageOf === searched ? look.page : 1;
  const shown = useMemo(() => pageOf(sorted, page, size), [sorted, page, size]);
  useEffect(() => onShow?.(sorted, { before: 0, total: sorted.length }), [onShow, sorted]);

  /** Another look begins at its first page, unless it says which. */
  const change = (part: Partial<Look>) => setLook((before) => ({ ...before, page: 1, pageOf: searched, ...part }));
  const changeView = (next: SavedView) => {
    setView(next);
    saveView(id, next);
  };
  const openPage = (page: number) => change({ page, visited: undefined });
  const select = (keys: ReadonlySet<string>) => {
    setSelected(keys);
    onSelect?.(sorted.filter((row) => keys.has(keyOf(row))));
  };

  return {
    look,
    // The page that one looks at stays until what was typed is searched for.
    searchFor: (typed: string) => setLook((before) => ({ ...before, typed })),
    filters: useMemo(
      () =>
        filters.map((filter) => ({
          ...filter,
          choices: choicesOf(inTab, filter).map(({ value, count }) => ({ value, label: `${value} (${count})` })),
        })),
      [filters, inTab],
    ),
    choose: (filter: string, value: string) => change({ chosen: { ...chosen, [filter]: value } }),
    isNarrowed: searched.trim() !== '' || Object.values(chosen).some(Boolean),
    clear: () => change({ typed: '', chosen: {} }),
    tabs: useMemo(
      () => tabs.map((each) => ({ ...each, count: rows.filter((row) => each.has(row)).length })),
      [tabs, rows],
    ),
    openTab: (tab: string) => change({ tab }),
    sort: (sorting: Sorting | undefined) => change({ sorting }),
    sortBy: (column: string) => change({ sorting: nextSorting(sorting, column) }),
    all: sorted,
    total: sorted.length,
    isNew: false,
    shown,
    turn: {
      ...(shown.page > 1 && { first: () => openPage(1), previous: () => openPage(shown.page - 1) }),
      ...(shown.page < shown.pages && { next: () => openPage(shown.page + 1), last: () => openPage(shown.pages) }),
    },
    visit: (visited: string | undefined) => change({ page: shown.page, visited }),
    size,
    setSize(pageSize: PageSize) {
      changeView({ ...view, pageSize });
      change({});
    },
    selected,
    // What a search or a filter hides is not selected: nobody deletes what they do not see.
    selectedRows: selected.size === 0 ? nothing : sorted.filter((row) => selected.has(keyOf(row))),
    select,
    selectOnly: (only) => select(new Set(only.map(keyOf))),
    widths: view.widths,
    setWidths(widths: Readonly<Record<string, number>> | undefined) {
      changeView({ ...view, widths });
    },
  };
}
