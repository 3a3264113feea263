import { LOGIN_EXPIRED, routes, session } from '@forms/shared/contract';
import type { App } from '../app';
import { Fault } from '../errors';
import { hashOf, newSecret } from '../ids';
import { serve } from '../serve';
import { minutesFromNow, now } from '../time';
import { sessionCookie, sessionIdIn } from './currentSession';
import { burnToken, newLoginLink } from './loginTokens';
import { passwordMatches } from './password';
import { seeToAdministrator, userByEmail } from './users';

const SESSION_MINUTES = 12 * 60;
const WRONG_CREDENTIALS = 'The email address or the password is not right.';
const WRONG_TOKEN = 'This login link is not valid: it may have been used already, or be more than 10 minutes old.';

/** Signing in, who is signed in, signing out. */
export async function serveSessions(app: App): Promise<void> {
  const { db, settings } = app;
  await seeToAdministrator(db, settings.adminEmail, settings.adminPassword);
  const secure = settings.publicUrl?.startsWith('https:') ?? false;

  serve(app, routes.logIn, async ({ body }) => {
    const user = await userByEmail(db, body.email);
    if (!(await passwordMatches(body.password, user?.passwordHash)) || !user) {
      throw new Fault(401, 'wrong-credentials', WRONG_CREDENTIALS);
    }
    return newLoginLink(db, user.id);
  });

  serve(app, routes.startSession, async ({ body, reply }) => {
    const userId = await burnToken(db, body.token);
    const user = userId && (await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst());
    if (!user) throw new Fault(401, 'wrong-token', WRONG_TOKEN);
    const id = newSecret();
    await db.deleteFrom('sessions').where('expiresAt', '<=', now()).execute();
    await db
      .insertInto('sessions')
      .values({ idHash: hashOf(id), userId: user.id, expiresAt: minutesFromNow(SESSION_MINUTES) })
      .execute();
    reply.header('set-cookie', sessionCookie(id, SESSION_MINUTES, secure));
    return session.parse({ ...user, userId: user.id, roles: JSON.parse(user.roles) });
  });

  serve(app, routes.session, ({ session: current }) => {
    if (!current) throw new Fault(401, 'not-signed-in', LOGIN_EXPIRED);
    return current;
  });

  serve(app, routes.endSession, async ({ request, reply }) => {
    const id = sessionIdIn(request);
    if (id) await db.deleteFrom('sessions').where('idHash', '=', hashOf(id)).execute();
    reply.header('set-cookie', sessionCookie('', 0, secure));
    // The next person at this computer finds nothing: unfinished forms go too.
    reply.header('clear-site-data', '"storage"');
  });
}
