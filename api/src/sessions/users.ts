import type { Role } from '@forms/shared/contract';
import type { Database } from '../database/database';
import { newId, newSecret } from '../ids';
import { hashPassword, passwordMatches } from './password';

export const userByEmail = (db: Database, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', normal(email)).executeTakeFirst();

const normal = (email: string) => email.trim().toLowerCase();

export async function addUser(
  db: Database,
  user: { email: string; name: string; roles: readonly Role[]; password: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      email: normal(user.email),
      name: user.name,
      roles: JSON.stringify(user.roles),
      passwordHash: await hashPassword(user.password),
    })
    .execute();
  return id;
}

/**
 * Sees to it that there is an administrator of this address. Without a password nobody knows it, and the way in is a
 * login link. A password other than the kept one replaces it and ends every session that the old one opened.
 */
export async function seeToAdministrator(db: Database, email: string, password: string | undefined): Promise<string> {
  const known = await userByEmail(db, email);
  if (!known) {
    return addUser(db, { email, name: 'Administrator', roles: ['Admin', 'Staff'], password: password ?? newSecret() });
  }
  if (password && !(await passwordMatches(password, known.passwordHash))) {
    const passwordHash = await hashPassword(password);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ passwordHash }).where('id', '=', known.id).execute();
      await trx.deleteFrom('sessions').where('userId', '=', known.id).execute();
    });
  }
  return known.id;
}
