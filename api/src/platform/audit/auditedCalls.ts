import { isAudited, type Route, routes, worksHere } from '@forms/shared/contract';

const named: readonly (readonly [string, Route])[] = Object.entries(routes);

/** The names of all calls that are written down where staff make them, in alphabetical order. */
export const auditedCalls: string[] = named
  .filter(([, route]) => isAudited(route) && (route.allow === 'everyone' || worksHere(route.allow)))
  .map(([name]) => name)
  .sort();

/** The name of a call in the table. */
export const nameOf = (route: Route): string => names.get(route) ?? `${route.method} ${route.path}`;
const names: ReadonlyMap<Route, string> = new Map(named.map(([name, route]) => [route, name]));
