import { useEffect } from 'react';
import { ALL, type ListPage, type PageSize } from '../../../contract';
import type { AskedOfList } from '../look/askRows';
import type { PagedTableProps } from './listProps';
import type { List } from './listState';
import { nextSorting, type Sorting } from './sortRows';
import { type PagedSelection, usePagedSelection } from './usePagedSelection';

const nothing: readonly never[] = [];

/** A list of which the browser has one page: what is chosen is asked of the server. */
export function usePagedList<Row>({
  columns,
  look,
  page,
  keyOf,
  filters = nothing,
  tabs = nothing,
  onSelect,
  onShow,
  selectsAll,
}: PagedTableProps<Row>): List<Row> {
  const { size, view } = look;
  const { sort, place, tab = ALL, ...rest } = look.asked.query;
  const chosen = Object.fromEntries(filters.map(({ key }) => [key, rest[key] ?? '']));
  const rows = page?.rows ?? nothing;
  const before = page?.before ?? 0;
  const total = totalOf(page, tab);
  const pages = total === undefined ? undefined : Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    if (page) onShow?.(page.rows, { before: page.before, total });
  }, [onShow, page, total]);

  const narrowing = JSON.stringify([tab, chosen, look.searched]);
  const selection = usePagedSelection(rows, { keyOf, onSelect, place, narrowing });
  const to = (where?: string) => () => look.openPlace(where);
  const turn = {
    ...(page?.previous && { first: to(), previous: to(page.previous) }),
    ...(page?.next && { next: to(page.next) }),
    ...(page?.last && { last: to(page.last) }),
  };
  const sorting = sortingOf(sort);
  const order = (next: Sorting | undefined) => look.change({ sort: next && written(next) });

  return {
    look: { typed: look.typed, chosen, tab, sorting, visited: look.visited },
    searchFor: look.searchFor,
    filters,
    choose: (filter, value) => look.change({ [filter]: value }),
    isNarrowed: look.searched !== '' || Object.values(chosen).some(Boolean),
    clear() {
      look.searchFor('');
      look.change(Object.fromEntries(filters.map(({ key }) => [key, undefined])));
    },
    tabs: tabs.map((each) => ({ ...each, count: page && isCounted(page) ? (page.counts[each.key] ?? 0) : undefined })),
    openTab: look.openTab,
    sort: order,
    sortBy: (column) => order(nextSorting(sorting, column)),
    all: undefined,
    total,
    isNew: look.isNew,
    shown: {
      rows,
      page: page?.next === null && pages ? pages : Math.floor(before / size) + 1,
      pages,
      from: rows.length > 0 ? before + 1 : 0,
      to: before + rows.length,
    },
    turn,
    visit: look.visit,
    size,
    setSize(pageSize: PageSize) {
      look.changeView({ ...view, pageSize });
      look.openPlace(undefined);
    },
    selected: selection.keys,
    selectedRows: selection.rows,
    select: selection.select,
    selectOnly: selection.selectOnly,
    ...(selectsAll && total !== undefined && { matching: matchingOf(selection, total, look.asked) }),
    columnChoice: {
      all: columns,
      choose: (keys) => look.changeView({ ...view, columns: keys }),
    },
    widths: view.widths,
    setWidths: (widths) => look.changeView({ ...view, widths }),
  };
}

/** Of a search for what very many hold, the server counts nothing. */
const isCounted = ({ counts }: ListPage<unknown>): boolean => counts[ALL] !== undefined;

/** How many rows a list has: undefined where nobody counted them. */
function totalOf(page: ListPage<unknown> | undefined, tab: string): number | undefined {
  if (!page) return 0;
  if (isCounted(page)) return page.counts[tab] ?? 0;
  return page.next === null ? page.before + page.rows.length : undefined;
}

const matchingOf = <Row>(
  { except, selectAll }: PagedSelection<Row>,
  total: number,
  asked: AskedOfList,
): NonNullable<List<Row>['matching']> => ({
  total,
  selectAll,
  all: except && { count: total - except.size, except: [...except], asked },
});

const sortingOf = (sort: string | undefined): Sorting | undefined =>
  sort === undefined
    ? undefined
    : sort.startsWith('-')
      ? { by: sort.slice(1), direction: 'descending' }
      : { by: sort, direction: 'ascending' };

const written = ({ by, direction }: Sorting) => (direction === 'descending' ? `-${by}` : by);
