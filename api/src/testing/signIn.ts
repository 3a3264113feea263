import type { Area, Role } from '@forms/shared/contract';
import { openSession } from '../modules/sessions/currentSession';
import type { Database } from '../platform/database/database';
import { newId } from '../platform/ids';
import { NO_PASSWORD } from '../platform/passwords/password';

/** Signs somebody new of this role in, limited to these areas: the headers that their browser would send. */
export async function signIn(
  db: Database,
  role: Role,
  { isSecure = false, areas = [] }: { isSecure?: boolean; areas?: readonly Area[] } = {},
): Promise<{ cookie: string }> {
  const userId = newId();
  const person = {
    email: `${userId}@example.org`,
    name: `A ${role}`,
    roles: JSON.stringify([role]),
    areas: JSON.stringify(areas),
  };
  await db
    .insertInto('users')
    .values({ id: userId, ...person, passwordHash: NO_PASSWORD })
    .execute();
  return { cookie: await openSession(db, userId, isSecure) };
}
