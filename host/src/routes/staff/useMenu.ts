import type { Role } from '@forms/shared/contract';
import { use } from 'react';
import { LinesContext } from '../../federation/lines';
import { broughtStaffPages, isFor } from '../brought/broughtPages';
import { menuFor, type StaffPageEntry } from './staffPages';

/** What the portal offers somebody in these roles, as slug and page: its own pages, then those that remotes bring. */
export function useMenu(roles: readonly Role[]): [string, Pick<StaffPageEntry, 'title' | 'text'>][] {
  const { read = {} } = use(LinesContext);
  const brought = broughtStaffPages(read).filter((page) => isFor(page, roles));
  return [...menuFor(roles), ...brought.map((page): [string, StaffPageEntry] => [page.slug, page])];
}
