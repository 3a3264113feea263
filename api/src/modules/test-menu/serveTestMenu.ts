import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeSetting, settingNow } from '../site-settings/storedSettings';
import { setting } from './storedTestMenu';

/** Where the menu of a site that is not live leads. */
export function serveTestMenu(app: App): void {
  const { db } = app;
  serve(app, routes.testMenu, () => settingNow(db, setting));
  serve(app, routes.changeTestMenu, ({ body, session }) => changeSetting(db, setting, body, session.userId));
}
