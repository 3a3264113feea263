import { routes, WRONG_CODE } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { forgetPasswordTries, takePasswordTry } from '../../platform/limits/passwordTries';
import { newSecretFor, stepOf } from './codes';
import { checkOwnPassword } from './ownPassword';
import { factorOf, keepFactor, removeFactor, takeCode } from './storedFactors';

/** One's own second factor: an app that shows codes, asked for at every sign-in once it is set up. */
export function serveSecondFactor(app: App): void {
  const { db, settings } = app;

  serve(app, routes.secondFactor, ({ session: { userId } }) => factorOf(db, userId));

  serve(app, routes.factorSecret, ({ session: { email } }) => newSecretFor(email));

  serve(app, routes.setSecondFactor, async ({ body, session: { userId }, request }) => {
    await checkOwnPassword(app, { userId, password: body.password, field: 'password', log: request.log });
    const usedStep = stepOf(body.code, body.secret);
    if (usedStep === undefined) throw wrongCode('code');
    // Whoever sits down at a screen that was left open shall not make the factor theirs.
    if ((await factorOf(db, userId)).since !== null) await checkCode(app, userId, body.current ?? '', 'current');
    request.log.info({ user: userId }, 'second factor set');
    return { codes: await keepFactor(db, settings.answersKeys, { userId, secret: body.secret, usedStep }) };
  });

  serve(app, routes.endSecondFactor, async ({ body, session: { userId }, request }) => {
    await checkCode(app, userId, body.code);
    await db.transaction().execute((trx) => removeFactor(trx, userId));
    request.log.info({ user: userId }, 'second factor ended');
  });
}

/**
 * Takes a code of somebody's, whose tries are counted as those of a password. Throws where it is not right, with the
 * `field` where it stood.
 */
export async function checkCode({ db, settings }: App, userId: string, code: string, field = 'code'): Promise<void> {
  await takePasswordTry(db, `code ${userId}`, settings.guessingLimitScale);
  if (!(await takeCode(db, settings.answersKeys, userId, code))) throw wrongCode(field);
  await forgetPasswordTries(db, `code ${userId}`);
}

const wrongCode = (path: string) =>
  new HttpError(422, 'wrong-code', WRONG_CODE, { errors: [{ path, message: WRONG_CODE }] });
