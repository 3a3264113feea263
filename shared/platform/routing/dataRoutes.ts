import { type DataRouteObject, type DataRouter, type Location, matchRoutes, type RouteObject } from 'react-router';

/** Routes as the library's components know them: told apart by where they stand, as `0-1`. */
export const withIds = (routes: readonly RouteObject[], above = ''): DataRouteObject[] =>
  routes.map((route, at): DataRouteObject => {
    const id = `${above}${at}`;
    if (route.index) return { ...route, id };
    const { children, ...own } = route;
    return { ...own, id, ...(children && { children: withIds(children, `${id}-`) }) };
  });

/** The routes that an address is drawn by; where there are none, the outermost draws its error. */
export function standingAt(
  location: Location,
  routes: DataRouteObject[],
): Pick<DataRouter['state'], 'matches' | 'errors'> {
  const matches = matchRoutes(routes, location);
  if (matches) return { matches, errors: null };
  const [route] = routes;
  if (!route) throw new Error('A router needs a route');
  return {
    matches: [{ route, params: {}, pathname: '', pathnameBase: '' }],
    errors: { [route.id]: new Error(`Nothing stands at ${location.pathname}`) },
  };
}
