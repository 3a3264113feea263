import type { Database } from '../../platform/database/database';
import { queueJob } from '../../platform/jobs/queueJob';
import { NO_PASSWORD } from '../../platform/passwords/password';
import { newLoginLink } from './loginTokens';
import { removeFactor } from './storedFactors';
import { shutOut, userByEmail } from './storedUsers';

/**
 * Takes away somebody's password, every session and link of theirs and, where it is lost, their second factor. Answers
 * a link that lets them in once, to set a new password. The log of the server has it, also where none runs just now.
 */
export async function resetAccount(
  db: Database,
  { email, removesFactor }: { email: string; removesFactor: boolean },
): Promise<string> {
  const user = await userByEmail(db, email);
  if (!user) throw new Error(`Nobody has an account with the address ${email}.`);
  if (!user.active) throw new Error(`${email} is inactive and cannot sign in: an administrator lets them in again.`);
  const { id: userId } = user;
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ passwordHash: NO_PASSWORD }).where('id', '=', userId).execute();
    await shutOut(trx, userId);
    if (removesFactor) await removeFactor(trx, userId);
    await queueJob(trx, 'accountReset', { userId, removesFactor });
    return (await newLoginLink(trx, userId, undefined, { setsPassword: true })).link;
  });
}
