import { type OwnSession, SESSION_IDLE_MINUTES } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { hashOf } from '../../platform/ids';
import { minutesAfter, now } from '../../platform/time';
import { sessionIdIn, WHOLE_MINUTES } from './currentSession';

/** Somebody's sessions that have not ended, the newest first. What names one here opens none. */
export async function ownSessions(
  db: Database,
  userId: string,
  request: FastifyRequest,
  secure: boolean,
): Promise<OwnSession[]> {
  const current = hashOf(sessionIdIn(request, secure) ?? '');
  const found = await db
    .selectFrom('sessions')
    .select(['idHash', 'expiresAt', 'idleUntil'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now())
    .where('idleUntil', '>', now())
    .orderBy('expiresAt', 'desc')
    .execute();
  return found.map(({ idHash, expiresAt, idleUntil }) => ({
    id: idHash,
    since: minutesAfter(expiresAt, -WHOLE_MINUTES),
    lastUsed: minutesAfter(idleUntil, -SESSION_IDLE_MINUTES),
    current: idHash === current,
  }));
}

/** Ends one of somebody's own sessions. Throws 404 for any other. */
export async function endOwnSession(db: Database, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('idHash', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound('session');
}
