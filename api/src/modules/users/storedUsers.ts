import type { Invitation, NewUser, User } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { isEasy } from '../../platform/passwords/easyPassword';
import { hashPassword, NO_PASSWORD } from '../../platform/passwords/password';
import { FIRST_ADDRESS } from '../../platform/settings/environment';
import type { Settings } from '../../platform/settings/settings';
import { areasSaid } from './areasSaid';
import { lastInvitations, withdraw } from './storedInvitations';

const TAKEN = 'Somebody with this email address is here already.';

export const userByEmail = (db: Database, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', normal(email)).executeTakeFirst();

const normal = (email: string) => email.trim().toLowerCase();

/** Everybody who may sign in or once could, by name. */
export async function allUsers(db: Database): Promise<User[]> {
  const invitations = await lastInvitations(db);
  const rows = await withFactors(db).orderBy('name').orderBy('email').execute();
  return rows.map((row) => asAdministratorsSee(row, invitations.get(row.id)));
}

/** One of them. Throws 404 where there is no such person. */
export async function userById(db: Database, id: string): Promise<User> {
  const row = await withFactors(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('person');
  return asAdministratorsSee(row, (await lastInvitations(db, id)).get(id));
}

const withFactors = (db: Database) =>
  db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .selectAll('users')
    .select('since as factorSince');

type Row = Selectable<Tables['users']> & { factorSince: string | null };
const asAdministratorsSee = (
  { roles, areas, active, passwordHash, factorSince, ...row }: Row,
  invitation: Invitation | undefined,
): User => ({
  ...row,
  hasSecondFactor: factorSince !== null,
  roles: JSON.parse(roles),
  ...areasSaid(areas),
  active: active === 1,
  hasPassword: passwordHash !== NO_PASSWORD,
  ...(invitation && { invitation }),
});

/** Adds somebody, who without a password comes in by link only. Throws 409 where the email address is taken. */
export async function addUser(
  db: Database,
  user: Pick<NewUser, 'email' | 'name' | 'roles' | 'areas'> & { password?: string | undefined },
): Promise<string> {
  const added = await db
    .insertInto('users')
    .values({
      id: newId(),
      email: normal(user.email),
      name: user.name,
      roles: JSON.stringify(user.roles),
      areas: JSON.stringify(user.areas ?? []),
      passwordHash: user.password === undefined ? NO_PASSWORD : await hashPassword(user.password),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new HttpError(409, 'taken', TAKEN, { errors: [{ path: 'email', message: TAKEN }] });
  return added.id;
}

/** Sets a password, and ends every session and link that came before it. */
export async function setPassword(db: Database, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
    await shutOut(trx, userId);
  });
}

/** Lets somebody in again, or shuts them out: at once, wherever they are signed in. */
export async function setActive(db: Database, userId: string, active: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ active: active ? 1 : 0 })
      .where('id', '=', userId)
      .execute();
    await shutOut(trx, userId);
  });
}

/** Ends every session of somebody, and every link that would open one. */
export async function shutOut(trx: Database | Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
  await trx.deleteFrom('loginTokens').where('userId', '=', userId).execute();
  await withdraw(trx, userId);
}

/**
 * Makes the first account of a site, an administrator's, and none where there is one already. Without a password the way
 * in is a login link. Throws where the password is guessed soon: it is looked at here alone, as that takes half a second.
 */
export async function makeFirstAccount(
  db: Database,
  { adminEmail = FIRST_ADDRESS, adminPassword: password }: Pick<Settings, 'adminEmail' | 'adminPassword'>,
): Promise<void> {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  if (password && isEasy(password, { name: '', email: adminEmail }))
    throw new Error('ADMIN_PASSWORD must not be one of those that are guessed first');
  await addUser(db, { email: adminEmail, name: 'Administrator', roles: ['Admin', 'Staff'], password });
}
