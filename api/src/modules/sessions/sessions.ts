import { BREACHED_PASSWORD, CODE_NEEDED, EASY_PASSWORD, routes } from '@forms/shared/contract';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { languageAsked } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { queueJob } from '../../platform/jobs/queueJob';
import { forgetPasswordTries, takePasswordTry } from '../../platform/limits/passwordTries';
import { wasBreached } from '../../platform/passwords/breachedPassword';
import { isEasy } from '../../platform/passwords/easyPassword';
import { passwordMatches } from '../../platform/passwords/password';
import { burnToken, newLoginLink, ownerOf } from '../users/loginTokens';
import { checkOwnPassword } from '../users/ownPassword';
import { checkCode } from '../users/secondFactor';
import { withSecondFactorNeed } from '../users/secondFactorRoles';
import { factorOf } from '../users/storedFactors';
import { accept, invitedBy } from '../users/storedInvitations';
import { makeFirstAccount, setPassword, shutOut, userByEmail } from '../users/storedUsers';
import { closeSession, isSecure, openSession, setsPassword } from './currentSession';
import { endOwnSession, ownSessions } from './ownSessions';
import { sendPasswordLetter } from './passwordLetter';

const WRONG_CREDENTIALS = 'The email address or the password is not right.';
const WRONG_TOKEN = 'This login link is not valid: it may have been used already, or be more than 10 minutes old.';
const OTHER_PERSON = 'Somebody else is signed in here.';

/** Signing in, who is signed in, one's own password, signing out. */
export async function serveSessions(app: App): Promise<void> {
  const { db, settings } = app;
  await makeFirstAccount(db, settings);
  app.jobs.register('letters', { passwordLetter: (asked) => sendPasswordLetter(app, asked) });
  const secure = isSecure(settings);

  serve(app, routes.logIn, async ({ body, request }) => {
    await takePasswordTry(db, body.email, settings.guessingLimitScale);
    const user = await userByEmail(db, body.email);
    const known = user?.active ? user : undefined;
    if (!(await passwordMatches(body.password, known?.passwordHash)) || !known) {
      request.log.warn({ user: user?.id }, 'sign-in refused');
      throw new HttpError(401, 'wrong-credentials', WRONG_CREDENTIALS);
    }
    await forgetPasswordTries(db, body.email);
    return newLoginLink(db, known.id);
  });

  serve(app, routes.startSession, async ({ body, session: current, noted, request, reply }) => {
    const known = await ownerOf(db, body.token);
    const owner = known?.owner ?? (await invitedBy(db, body.token));
    if (!owner) {
      request.log.warn('sign-in link refused');
      throw new HttpError(401, 'wrong-token', WRONG_TOKEN);
    }
    if (current && current.userId !== owner.userId && !body.replace) {
      throw new HttpError(409, 'other-person', OTHER_PERSON, { current: current.name, name: owner.name });
    }
    if ((await factorOf(db, owner.userId)).since !== null) {
      if (!body.code)
        throw new HttpError(422, 'code-needed', CODE_NEEDED, { errors: [{ path: 'code', message: CODE_NEEDED }] });
      await checkCode(app, owner.userId, body.code);
    }
    const burned = known && (await burnToken(db, body.token));
    const accepted = (burned || !known) && (await accept(db, owner.userId));
    if (!burned && !accepted) throw new HttpError(401, 'wrong-token', WRONG_TOKEN);
    await closeSession(db, request, secure);
    const setsPassword = known?.setsPassword ?? true;
    reply.header('set-cookie', await openSession(db, owner.userId, secure, { setsPassword }));
    noted.actor = owner;
    if (accepted) noted.detail = 'invitation accepted';
    request.log.info({ user: owner.userId }, 'signed in');
    return withSecondFactorNeed(db, owner);
  });

  serve(app, routes.session, ({ session: current }) => current);

  serve(app, routes.forgotPassword, async ({ body: { email }, request }) => {
    await takePasswordTry(db, `forgotten ${email}`, settings.guessingLimitScale);
    // Whether we know the address is looked at later, so that the answer takes no longer for one that we do.
    await db
      .transaction()
      .execute((trx) => queueJob(trx, 'passwordLetter', { email, language: languageAsked(request) }));
  });

  serve(app, routes.changePassword, async ({ body, session: { userId, name, email }, request, reply }) => {
    if (!(await setsPassword(db, request, secure))) {
      await checkOwnPassword(app, { userId, password: body.current, field: 'current', log: request.log });
    }
    await refuseWeak(settings, body.newPassword, { name, email }, request.log);
    await setPassword(db, userId, body.newPassword);
    // Every session has ended, this one too: whoever changed the password goes on in a new one.
    reply.header('set-cookie', await openSession(db, userId, secure));
    request.log.info({ user: userId }, 'password changed');
  });

  serve(app, routes.endSession, async ({ session: current, request, reply }) => {
    await leave(request, reply);
    request.log.info({ user: current?.userId }, 'signed out');
  });

  serve(app, routes.ownSessions, ({ session: { userId }, request }) => ownSessions(db, userId, request, secure));

  serve(app, routes.endOwnSession, async ({ params: { id }, session: { userId }, request }) => {
    await endOwnSession(db, userId, id);
    request.log.info({ user: userId }, 'signed out elsewhere');
  });

  serve(app, routes.endAllSessions, async ({ session: { userId }, request, reply }) => {
    await shutOut(db, userId);
    await leave(request, reply);
    request.log.info({ user: userId }, 'signed out everywhere');
  });

  /** The next person at this computer finds nothing: unfinished forms go too. */
  async function leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('set-cookie', await closeSession(db, request, secure));
    reply.header('clear-site-data', '"storage"');
  }
}

/** Throws 422 for a password that is easily guessed, or known to others. */
async function refuseWeak(
  { breachedPasswords }: App['settings'],
  password: string,
  person: { name: string; email: string },
  log: FastifyBaseLogger,
): Promise<void> {
  const refuse = (message: string) => {
    throw new HttpError(422, 'weak-password', message, { errors: [{ path: 'newPassword', message }] });
  };
  if (isEasy(password, person)) refuse(EASY_PASSWORD);
  if (!breachedPasswords) return;
  const isStolen = await wasBreached(password, breachedPasswords).catch((error: unknown) => {
    // A service that cannot be asked keeps nobody from changing a password that may be known to others.
    log.warn({ err: error }, 'nobody could say whether a password was stolen');
    return false;
  });
  if (isStolen) refuse(BREACHED_PASSWORD);
}
