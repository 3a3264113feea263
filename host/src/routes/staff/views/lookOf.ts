import type { SavedLook } from '@forms/shared/contract';
import type { ListLook } from '@forms/shared/platform/ui/list';

/** The parts of a list's address that are no look at it: the page, how many rows a page has, and the view itself. */
const NO_LOOK = ['place', 'size', 'view'];

/** How a list is looked at now, as a view keeps it. */
export const lookOf = ({ asked, searched, view }: Pick<ListLook, 'asked' | 'searched' | 'view'>): SavedLook => ({
  query: Object.fromEntries(
    Object.entries(asked.query)
      .filter(([part]) => !NO_LOOK.includes(part))
      .sort(([one], [other]) => one.localeCompare(other)),
  ),
  search: searched,
  columns: view.columns ? [...view.columns] : null,
});

/** Whether two looks show the same. */
export const isSameLook = (one: SavedLook, other: SavedLook): boolean => written(one) === written(other);

const written = ({ query, search, columns }: SavedLook) =>
  JSON.stringify([Object.entries(query).sort(([one], [other]) => one.localeCompare(other)), search, columns]);

/** Looks at a list in another way: what the address said of it before goes. */
export function lookAt(list: ListLook, { query, search, columns }: SavedLook, view: string | undefined): void {
  list.changeView({ ...list.view, columns: columns ?? undefined });
  list.searchFor(search);
  const before = Object.fromEntries(Object.keys(lookOf(list).query).map((part) => [part, undefined]));
  list.change({ ...before, ...query, view });
}
