import { FACTOR_ROLES_CHANGED, type Role, routes, type Session, secondFactorRoles } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeSetting, type SiteSetting, settingNow } from '../site-settings/storedSettings';
import { factorOf } from './storedFactors';

export const setting: SiteSetting<'roles', Role[]> = {
  name: 'second-factor-roles',
  key: 'roles',
  own: [],
  read: secondFactorRoles.shape.roles.parse,
  changed: FACTOR_ROLES_CHANGED,
};

/** In which roles people need a second factor, which administrators decide. */
export function serveSecondFactorRoles(app: App): void {
  const { db } = app;
  serve(app, routes.secondFactorRoles, () => settingNow(db, setting));

  serve(app, routes.changeSecondFactorRoles, async ({ body, session, noted }) => {
    const before = await settingNow(db, setting);
    noted.detail = `roles: ${said(before.roles)} → ${said(body.roles)}`;
    return changeSetting(db, setting, body, session.userId);
  });
}

/** A session, which says so where its person needs a second factor that they have not set up. */
export async function withSecondFactorNeed(db: Database, session: Session): Promise<Session> {
  const { roles } = await settingNow(db, setting);
  const isNeeded = session.roles.some((role) => roles.includes(role));
  if (!isNeeded || (await factorOf(db, session.userId)).since !== null) return session;
  return { ...session, needsSecondFactor: true };
}

const said = (roles: readonly Role[]): string => roles.join(', ') || 'none';
