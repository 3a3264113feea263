import { useMemo, useState } from 'react';
import { PAGE_SIZE, type PageSize } from '../../contract';
import { choicesOf, searchIn } from './findRows';
import { type KeptView, keepView, keptView } from './keptView';
import type { ListTableProps } from './listProps';
import { pageOf } from './paging';
import { nextSorting, type Sorting, sortRows } from './sortRows';
import { useSettled } from './useSettled';

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
}: ListTableProps<Row>) {
  const [typed, setTyped] = useState('');
  const searched = useSettled(typed);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [tabKey, setTabKey] = useState(tabs[0]?.key);
  const [sorting, setSorting] = useState<Sorting>();
  const [askedPage, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState(() => keptView(id));

  const tab = tabs.find(({ key }) => key === tabKey);
  const inTab = useMemo(() => (tab ? rows.filter((row) => tab.has(row)) : rows), [rows, tab]);
  const search = useMemo(() => searchIn(rows, columns), [rows, columns]);
  const found = useMemo(() => {
    const isFound = search(searched);
    const narrowing = filters.filter(({ key }) => chosen[key]);
    return inTab.filter((row) => narrowing.every(({ key, of }) => of(row) === chosen[key]) && isFound(row));
  }, [inTab, search, searched, filters, chosen]);
  const sorted = useMemo(() => sortRows(found, columns, sorting), [found, columns, sorting]);
  const size = view.pageSize ?? pageSize;
  const shown = useMemo(() => pageOf(sorted, askedPage, size), [sorted, askedPage, size]);
  // What a filter hides is not selected: nobody deletes what they do not see.
  const selectedRows = useMemo(
    () => (selected.size === 0 ? nothing : sorted.filter((row) => selected.has(keyOf(row)))),
    [sorted, selected, keyOf],
  );

  const fromTheStart = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setPage(1);
    };
  };
  const changeView = (next: KeptView) => {
    setView(next);
    keepView(id, next);
  };
  const select = (keys: ReadonlySet<string>) => {
    setSelected(keys);
    onSelect?.(sorted.filter((row) => keys.has(keyOf(row))));
  };

  return {
    typed,
    searchFor: fromTheStart(setTyped),
    filters: useMemo(
      () => filters.map((filter) => ({ ...filter, choices: choicesOf(inTab, filter) })),
      [filters, inTab],
    ),
    chosen,
    choose: fromTheStart((choice: Record<string, string>) => setChosen({ ...chosen, ...choice })),
    isNarrowed: searched.trim() !== '' || Object.values(chosen).some(Boolean),
    clear() {
      setTyped('');
      setChosen({});
      setPage(1);
    },
    tabs: useMemo(
      () => tabs.map((each) => ({ ...each, count: rows.filter((row) => each.has(row)).length })),
      [tabs, rows],
    ),
    tab: tab?.key,
    openTab: fromTheStart(setTabKey),
    sorting,
    sortBy: fromTheStart((by: string) => setSorting(nextSorting(sorting, by))),
    sort: fromTheStart(setSorting),
    /** All that was found, in order. */
    sorted,
    shown,
    setPage,
    size,
    setSize: fromTheStart((pageSize: PageSize) => changeView({ ...view, pageSize })),
    selected,
    selectedRows,
    select,
    widths: view.widths,
    setWidths: (widths: Record<string, number> | undefined) => {
      const { widths: _, ...rest } = view;
      changeView(widths ? { ...rest, widths } : rest);
    },
  };
}
export type List<Row> = ReturnType<typeof useList<Row>>;
