import { routes } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { INACTIVE } from './inactive';
import { sendInvitation } from './invitationLetter';
import { invite, withdraw } from './storedInvitations';
import { userById } from './storedUsers';

const SIGNED_IN =
  'This person has signed in already. With a new password they help themselves, at the sign-in page; or make a sign-in link for them.';
const NOTHING_OPEN =
  'There is no invitation to withdraw: this person has none, or has come, or it was withdrawn already.';

/** Inviting who never has signed in, by letter. */
export function serveInvitations(app: App): void {
  const { db } = app;

  app.jobs.register('letters', { invitationLetter: ({ invitationId }) => sendInvitation(app, invitationId) });

  serve(app, routes.inviteUser, async ({ params: { id }, body: { language }, session, request }) => {
    const { active, lastSignIn } = await userById(db, id);
    if (!active) throw new HttpError(409, 'inactive', INACTIVE);
    if (lastSignIn !== null) throw new HttpError(409, 'signed-in', SIGNED_IN);
    await db.transaction().execute((trx) => invite(trx, { userId: id, language, invitedBy: session.userId }));
    request.log.info({ by: session.userId, of: id }, 'user invited');
    return userById(db, id);
  });

  serve(app, routes.withdrawInvitation, async ({ params: { id }, session, request }) => {
    await userById(db, id);
    if (!(await withdraw(db, id))) throw new HttpError(409, 'no-invitation', NOTHING_OPEN);
    request.log.info({ by: session.userId, of: id }, 'invitation withdrawn');
    return userById(db, id);
  });
}
