import { ofTheCollege, type Route } from '../route';
import type { Role } from '../sessions/session';

/** Whether a call changes something, and by a page: what another server sends is guarded by its signature. */
export const changes = ({ method, changes, signed }: Route): boolean =>
  (method !== 'GET' || changes === true) && !signed;

/** Whether who works here is written down for this call: it changes something, or hands personal data out as a file. */
export const isAudited = (route: Route): boolean => changes(route) || route.discloses === true;

/** Whether somebody of these roles works here, and is no candidate and nobody’s payer alone. */
export const worksHere = (roles: readonly Role[]): boolean =>
  roles.some((role) => !ofTheCollege.some((outside) => outside === role));
