import type { Who } from '@forms/shared/contract';
import { use } from 'react';
import { LinesContext } from '../../federation/lines';
import { broughtStaffPages, isFor } from '../brought/broughtPages';
import { menuFor, menuGroups, type StaffPageEntry } from './staffPages';

/** Pages of the menu, as slug and page, under a heading; without one those that stand above all headings. */
export interface MenuGroup {
  heading?: string;
  pages: readonly [string, Pick<StaffPageEntry, 'title' | 'text'>][];
}

/** What the portal offers somebody: its own pages, then those that remotes bring. */
export function useMenu(who: Who): readonly MenuGroup[] {
  const { read = {} } = use(LinesContext);
  const own = menuFor(who);
  const brought = broughtStaffPages(read).filter((page) => isFor(page, who.roles));
  const groups: readonly MenuGroup[] = [
    { pages: own.filter(([, { group }]) => !group) },
    ...menuGroups.map((heading) => ({ heading, pages: own.filter(([, { group }]) => group === heading) })),
    { heading: 'More', pages: brought.map((page) => [page.slug, page]) },
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}
