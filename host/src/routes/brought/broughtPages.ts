import type { RemoteRoute, RemoteStaffRoute, Role } from '@forms/shared/contract';
import type { RemoteRegistry } from '@forms/shared/platform/remotes';

/** A page that a remote's line brings; `module` is the one that draws it, as `mf-library/Library`. */
export type Brought<Route> = Route & { remote: string; module: string };

const all = <Route extends { module: string }>(
  lines: RemoteRegistry,
  routesOf: (brings: { routes: RemoteRoute[]; staffRoutes: RemoteStaffRoute[] }) => readonly Route[],
): Brought<Route>[] =>
  Object.entries(lines).flatMap(([remote, line]) =>
    line?.brings
      ? routesOf(line.brings).map((route) => ({ ...route, remote, module: `${remote}/${route.module}` }))
      : [],
  );

/** The page for visitors at a slug, to which the Portuguese site adds `.php`. No other can have it: the server sees to that. */
export const broughtPage = (lines: RemoteRegistry, slug: string): Brought<RemoteRoute> | undefined =>
  all(lines, ({ routes }) => routes).find((route) => route.slug === slug.replace(/\.php$/, ''));

/** The pages that remotes bring into the portal for somebody in these roles. */
export const broughtStaffPages = (lines: RemoteRegistry): Brought<RemoteStaffRoute>[] =>
  all(lines, ({ staffRoutes }) => staffRoutes);

export const isFor = ({ roles }: RemoteStaffRoute, mine: readonly Role[]): boolean =>
  roles.some((role) => mine.includes(role));
