import {
  FACTOR_ROLES_CHANGED,
  routes,
  type SecondFactorRoles,
  type Session,
  secondFactorRoles,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeSetting, settingNow } from '../site-settings/storedSettings';
import { factorOf } from './storedFactors';

const NAME = 'second-factor-roles';
const setting = { read: secondFactorRoles.shape.roles.parse, own: [] };

async function rolesNow(db: Database): Promise<SecondFactorRoles> {
  const { value: roles, ...stored } = await settingNow(db, NAME, setting);
  return { ...stored, roles };
}

/** In which roles people need a second factor, which administrators decide. */
export function serveSecondFactorRoles(app: App): void {
  const { db } = app;
  serve(app, routes.secondFactorRoles, () => rolesNow(db));

  serve(app, routes.changeSecondFactorRoles, async ({ body: { roles, version }, session: { userId }, noted }) => {
    const before = await rolesNow(db);
    noted.detail = `roles: ${before.roles.join(', ') || 'none'} → ${roles.join(', ') || 'none'}`;
    const isMade = await changeSetting(db, NAME, { version, value: roles, madeBy: userId });
    const stored = await rolesNow(db);
    if (!isMade) throw new HttpError(409, FACTOR_ROLES_CHANGED.word, FACTOR_ROLES_CHANGED.message, { stored });
    return stored;
  });
}

/** A session, which says so where its person needs a second factor that they have not set up. */
export async function withSecondFactorNeed(db: Database, session: Session): Promise<Session> {
  const { value: asked } = await settingNow(db, NAME, setting);
  const isAsked = session.roles.some((role) => asked.includes(role));
  if (!isAsked || (await factorOf(db, session.userId)).since !== null) return session;
  return { ...session, needsSecondFactor: true };
}
