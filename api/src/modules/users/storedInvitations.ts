import { INVITATION_DAYS, type Invitation, type Language, type Session, session } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { hashOf, newId, newSecret } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { daysFromNow, now } from '../../platform/time';
import { invitationOver } from './invitationOver';

/** Invites somebody: a letter is queued, and no invitation of before lets them in. */
export async function invite(
  trx: Trx,
  { userId, language, invitedBy }: { userId: string; language: Language; invitedBy: string },
): Promise<void> {
  const id = newId();
  await withdraw(trx, userId);
  await trx
    .insertInto('invitations')
    .values({ id, userId, language, invitedBy, invitedAt: now(), expiresAt: daysFromNow(INVITATION_DAYS) })
    .execute();
  await queueJob(trx, 'invitationLetter', { invitationId: id }, { id });
}

/** Withdraws what somebody was invited by, unless they have come. Answers whether there was anything. */
export async function withdraw(db: Database | Trx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await unsettled(db, userId).set({ withdrawnAt: now() }).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that who was invited has come, by whatever way. Of several at a time, one hears true. */
export async function accept(db: Database, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await unsettled(db, userId).set({ acceptedAt: now() }).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const unsettled = (db: Database | Trx, userId: string) =>
  db
    .updateTable('invitations')
    .where('userId', '=', userId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null);

/** A new token for the link of an invitation's letter, in place of one whose letter may not have gone; undefined once it is over. */
export async function newInvitationToken(db: Database, id: string): Promise<string | undefined> {
  const token = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ tokenHash: hashOf(token) })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? token : undefined;
}

/** Who was invited by the letter with this token; undefined where there was none. Throws 401, with why, for one that is over. */
export async function invitedBy(db: Database, token: string): Promise<Session | undefined> {
  const found = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.userId')
    .leftJoin('users as inviters', 'inviters.id', 'invitedBy')
    .select(['users.id as userId', 'users.name', 'users.email', 'users.roles', 'inviters.name as inviter'])
    .select(['invitations.id', 'invitedAt', 'expiresAt', 'acceptedAt', 'withdrawnAt'])
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  if (!found) return undefined;
  const newest = await db
    .selectFrom('invitations')
    .select('id')
    .where('userId', '=', found.userId)
    .orderBy('invitedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const state = newest.id === found.id ? stateOf(found) : 'replaced';
  if (state !== 'invited') throw invitationOver({ ...found, state });
  return session.parse({ ...found, roles: JSON.parse(found.roles) });
}

/** What somebody was last invited by, by their ids. */
export async function lastInvitations(db: Database, userId?: string): Promise<Map<string, Invitation>> {
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('jobs', 'jobs.id', 'invitations.id')
    .select(['userId', 'language', 'invitedAt', 'expiresAt', 'sentAt', 'lastError', 'acceptedAt', 'withdrawnAt'])
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .orderBy('invitedAt')
    .orderBy('invitations.id')
    .execute();
  return new Map(
    rows.map(({ userId, acceptedAt, withdrawnAt, ...row }) => [
      userId,
      {
        ...row,
        state: stateOf({ acceptedAt, withdrawnAt, expiresAt: row.expiresAt }),
        settledAt: acceptedAt ?? withdrawnAt,
      },
    ]),
  );
}

interface Dates {
  expiresAt: string;
  acceptedAt: string | null;
  withdrawnAt: string | null;
}
function stateOf({ expiresAt, acceptedAt, withdrawnAt }: Dates): Invitation['state'] {
  if (acceptedAt !== null) return 'accepted';
  if (withdrawnAt !== null) return 'withdrawn';
  return expiresAt > now() ? 'invited' : 'expired';
}
