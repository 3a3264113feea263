import { type Colleague, type Role, routes } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';

const of =
  ({ allow }: { allow: readonly Role[] }) =>
  (role: Role) =>
    allow.includes(role);
const works = of(routes.changeEnquiry);
const teaches = of(routes.ownTuition);

/** Who works on enquiries or teaches, by name: these are assigned to them. */
export async function colleagues(db: Database): Promise<Colleague[]> {
  const rows = await db.selectFrom('users').select(['id', 'name', 'roles']).where('active', '=', 1).execute();
  return rows
    .filter(({ roles }) => (JSON.parse(roles) as Role[]).some((role) => works(role) || teaches(role)))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** One of them. Throws 422 where nobody of the staff has this id. */
export async function colleagueById(db: Database, id: string): Promise<Colleague> {
  const found = (await colleagues(db)).find((each) => each.id === id);
  if (!found) throw noColleague();
  return found;
}

export const noColleague = () =>
  new HttpError(422, 'no-colleague', 'Nobody of the staff is known by this id. Please choose again.');

/** Whether somebody teaches and does not work on enquiries of any kind. */
export async function isTutorAlone(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('roles').where('id', '=', id).executeTakeFirst();
  const roles: Role[] = row ? JSON.parse(row.roles) : [];
  return roles.some(teaches) && !roles.some(works);
}
