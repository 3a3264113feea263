import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { forgetPasswordTries, takePasswordTry } from '../../platform/limits/passwordTries';
import { NO_PASSWORD, passwordMatches } from '../../platform/passwords/password';

const WRONG_PASSWORD = 'This is not your current password.';

interface Given {
  userId: string;
  password: string | undefined;
  /** Where the password stood, for the error. */
  field: string;
  log: FastifyBaseLogger;
}

/** Has who is signed in show that they know their password, where they have one. Throws where they don't. */
export async function checkOwnPassword(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  { userId, password = '', field, log }: Given,
): Promise<void> {
  await takePasswordTry(db, userId, settings.guessingLimitScale);
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (passwordHash !== NO_PASSWORD && !(await passwordMatches(password, passwordHash))) {
    log.warn({ user: userId }, 'own password refused');
    throw new HttpError(422, 'wrong-password', WRONG_PASSWORD, { errors: [{ path: field, message: WRONG_PASSWORD }] });
  }
  await forgetPasswordTries(db, userId);
}
