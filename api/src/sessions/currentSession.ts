import { type Session, session } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { hashOf } from '../ids';
import { now } from '../time';

/** The cookie that holds a session for so many minutes; 0 takes it away. Browsers keep `__Host-` to one origin, but only over https. */
export const sessionCookie = (id: string, minutes: number, secure: boolean): string =>
  `${secure ? '__Host-' : ''}session=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${minutes * 60}${secure ? '; Secure' : ''}`;

/** The session id that a request carries. */
export const sessionIdIn = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;\s*)(?:__Host-)?session=([\w-]+)/.exec(headers.cookie ?? '')?.[1];

/** Who makes this request, by the server's own record; undefined for a visitor and for a session that has ended. */
export async function currentSession(db: Database, request: FastifyRequest): Promise<Session | undefined> {
  const id = sessionIdIn(request);
  if (!id) return undefined;
  const user = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id as userId', 'users.name', 'users.email', 'users.roles'])
    .where('sessions.idHash', '=', hashOf(id))
    .where('sessions.expiresAt', '>', now())
    .executeTakeFirst();
  return user && session.parse({ ...user, roles: JSON.parse(user.roles) });
}

/** Whether somebody works here. */
export const isStaff = (current: Session | undefined): boolean =>
  current?.roles.some((role) => role === 'Staff' || role === 'Admin') ?? false;
