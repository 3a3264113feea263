import type { Who } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { areasSaid } from './areasSaid';

/** What somebody may do by now, where a job goes on for them; nothing for who is here no more. */
export async function whoIs(db: Database, userId: string): Promise<Who & { userId: string }> {
  const user = await db
    .selectFrom('users')
    .select(['roles', 'areas'])
    .where('id', '=', userId)
    .where('active', '=', 1)
    .executeTakeFirst();
  return user ? { userId, roles: JSON.parse(user.roles), ...areasSaid(user.areas) } : { userId, roles: [] };
}
