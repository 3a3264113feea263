import { routes, type User, type UserChange } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { INACTIVE } from './inactive';
import { newLoginLink } from './loginTokens';
import { removeFactor } from './storedFactors';
import { addUser, allUsers, setActive, userById } from './storedUsers';

const OWN_ACCOUNT =
  'Nobody makes themselves inactive or takes Admin from themselves: so there is always an administrator.';

/** Who may sign in and what they may do, which administrators decide. */
export function serveUsers(app: App): void {
  const { db, http, jobs } = app;

  jobs.register('quick', {
    accountReset: async ({ userId, removesFactor }) => {
      http.log.warn({ of: userId, removesFactor }, 'account reset by command');
    },
  });

  serve(app, routes.users, () => allUsers(db));

  serve(app, routes.addUser, async ({ body }) => userById(db, await addUser(db, body)));

  serve(app, routes.changeUser, async ({ params: { id }, body, session, noted, request }) => {
    const before = await userById(db, id);
    noted.detail = changeSaid(before, body);
    const losesOwnWay =
      (body.field === 'active' && !body.newValue) || (body.field === 'roles' && !body.newValue.includes('Admin'));
    if (id === session.userId && losesOwnWay) throw new HttpError(409, 'own-account', OWN_ACCOUNT);
    if (body.field === 'active') await setActive(db, id, body.newValue);
    else if (body.field === 'hasSecondFactor') await db.transaction().execute((trx) => removeFactor(trx, id));
    else {
      const change = body.field === 'name' ? { name: body.newValue } : { [body.field]: JSON.stringify(body.newValue) };
      await db.updateTable('users').set(change).where('id', '=', id).execute();
    }
    request.log.info({ by: session.userId, of: id, field: body.field }, 'user changed');
    return userById(db, id);
  });

  serve(app, routes.linkForUser, async ({ params: { id }, body, session, request }) => {
    const { active } = await userById(db, id);
    if (!active) throw new HttpError(409, 'inactive', INACTIVE);
    request.log.info({ by: session.userId, for: id }, 'sign-in link made');
    return newLoginLink(db, id, body);
  });
}

/** What of an account was changed, without what it is called. */
const changeSaid = ({ roles, areas = [], active }: User, change: UserChange): string => {
  if (change.field === 'roles') return `roles: ${roles.join(', ')} → ${change.newValue.join(', ')}`;
  if (change.field === 'areas') return `areas: ${areas.join(', ') || 'all'} → ${change.newValue.join(', ') || 'all'}`;
  if (change.field === 'active') return `active: ${active} → ${change.newValue}`;
  return change.field;
};
