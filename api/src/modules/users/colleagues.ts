import { type Colleague, type Role, routes } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';

const works = (role: Role) => routes.changeEnquiry.allow.some((each) => each === role);

/** Who works on enquiries, by name: these are assigned to them. */
export async function colleagues(db: Database): Promise<Colleague[]> {
  const rows = await db.selectFrom('users').select(['id', 'name', 'roles']).where('active', '=', 1).execute();
  return rows
    .filter(({ roles }) => (JSON.parse(roles) as Role[]).some(works))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** One of them. Throws 422 where nobody of the staff has this id. */
export async function colleagueById(db: Database, id: string): Promise<Colleague> {
  const found = (await colleagues(db)).find((each) => each.id === id);
  if (!found) throw new HttpError(422, 'no-colleague', 'Nobody of the staff is known by this id. Please choose again.');
  return found;
}
