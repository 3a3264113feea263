import { ofTheCollege, type Route } from '../route';
import * as routes from '../routes';
import type { Role } from '../sessions/session';

/** Whether a call changes something, and by a page: what another server sends is guarded by its signature. */
export const changes = ({ method, changes, signed }: Route): boolean =>
  (method !== 'GET' || changes === true) && !signed;

/** Whether who works here is written down for this call: it changes something, or hands personal data out as a file. */
export const isAudited = (route: Route): boolean => changes(route) || route.discloses === true;

/** Whether somebody of these roles works here, and is no candidate and nobody’s payer alone. */
export const worksHere = (roles: readonly Role[]): boolean =>
  roles.some((role) => !ofTheCollege.some((outside) => outside === role));

const named: readonly (readonly [string, Route])[] = Object.entries(routes);

/** The names of all calls that are written down where staff make them, in alphabetical order. */
export const auditedCalls: readonly string[] = named
  .filter(([, route]) => isAudited(route) && (route.allow === 'everyone' || worksHere(route.allow)))
  .map(([name]) => name)
  .sort();

/** The name of a call in the table. */
export const nameOf = (route: Route): string => names.get(route) ?? `${route.method} ${route.path}`;
const names: ReadonlyMap<Route, string> = new Map(named.map(([name, route]) => [route, name]));
