import { SESSION_IDLE_MINUTES, type Session, session } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { hashOf, newSecret } from '../../platform/ids';
import type { Settings } from '../../platform/settings/settings';
import { minutesFromNow, now } from '../../platform/time';
import { areasSaid } from '../users/areasSaid';
import { withSecondFactorNeed } from '../users/secondFactorRoles';

/** A session ends this long after it began, however much it is used. */
export const WHOLE_MINUTES = 12 * 60;
/** How much of a session's idle time may pass unnoted: not every call writes. */
const NOTED_MINUTES = 5;

/** How long who came by a link for a forgotten password may set one without the old. */
const SETTING_MINUTES = 15;

/**
 * Opens a session of a new id for somebody, and keeps when they came. Answers the cookie that holds it.
 *
 * @param options `setsPassword` lets them set a password without the old one for a while
 */
export async function openSession(
  db: Database,
  userId: string,
  secure: boolean,
  { setsPassword = false } = {},
): Promise<string> {
  const id = newSecret();
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expiresAt', '<=', now()), eb('idleUntil', '<=', now())]))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      idHash: hashOf(id),
      userId,
      expiresAt: minutesFromNow(WHOLE_MINUTES),
      idleUntil: minutesFromNow(SESSION_IDLE_MINUTES),
      setsPasswordUntil: setsPassword ? minutesFromNow(SETTING_MINUTES) : null,
    })
    .execute();
  await db.updateTable('users').set({ lastSignIn: now() }).where('id', '=', userId).execute();
  return cookie(id, WHOLE_MINUTES, secure);
}

/** Ends the session that a request carries. Answers the cookie that takes it out of the browser. */
export async function closeSession(db: Database, request: FastifyRequest, secure: boolean): Promise<string> {
  const id = sessionIdIn(request, secure);
  if (id) await db.deleteFrom('sessions').where('idHash', '=', hashOf(id)).execute();
  return cookie('', 0, secure);
}

/** Who makes this request, by the server's own record; undefined for a visitor and for a session that has ended. */
export async function currentSession(
  db: Database,
  request: FastifyRequest,
  secure: boolean,
): Promise<Session | undefined> {
  const id = sessionIdIn(request, secure);
  if (!id) return undefined;
  const idHash = hashOf(id);
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id as userId', 'users.name', 'users.email', 'users.roles', 'users.areas', 'sessions.idleUntil'])
    .where('sessions.idHash', '=', idHash)
    .where('sessions.expiresAt', '>', now())
    .where('sessions.idleUntil', '>', now())
    .where('users.active', '=', 1)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.idleUntil < minutesFromNow(SESSION_IDLE_MINUTES - NOTED_MINUTES)) {
    await db
      .updateTable('sessions')
      .set({ idleUntil: minutesFromNow(SESSION_IDLE_MINUTES) })
      .where('idHash', '=', idHash)
      .execute();
  }
  const who = { ...found, roles: JSON.parse(found.roles), areas: undefined, ...areasSaid(found.areas) };
  return withSecondFactorNeed(db, session.parse(who));
}

/** Whether the session that a request carries may set a password without the old one. */
export async function setsPassword(db: Database, request: FastifyRequest, secure: boolean): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('setsPasswordUntil')
    .where('idHash', '=', hashOf(sessionIdIn(request, secure) ?? ''))
    .executeTakeFirst();
  return (found?.setsPasswordUntil ?? '') > now();
}

/** Whether somebody works here. */
export const isStaff = (current: Session | undefined): boolean =>
  current?.roles.some((role) => role === 'Staff' || role === 'Admin') ?? false;

/** Whether the product is reached by https, where cookies are Secure and named so. */
export const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') ?? false;

/** Browsers keep `__Host-` to one origin, but only over https. */
const nameOf = (secure: boolean) => (secure ? '__Host-session' : 'session');
const cookie = (id: string, minutes: number, secure: boolean): string =>
  `${nameOf(secure)}=${id}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${minutes * 60}${secure ? '; Secure' : ''}`;

/** The session id that a request carries. Over https no other cookie is read: another host or a plain connection could have set it. */
export const sessionIdIn = ({ headers }: FastifyRequest, secure: boolean): string | undefined =>
  new RegExp(`(?:^|;\\s*)${nameOf(secure)}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
