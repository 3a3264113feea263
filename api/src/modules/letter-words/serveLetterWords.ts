import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeSetting, settingNow } from '../site-settings/storedSettings';
import { setting } from './storedLetterWords';

/** What the college adds to the letters that the product writes. */
export function serveLetterWords(app: App): void {
  const { db } = app;
  serve(app, routes.letterWords, () => settingNow(db, setting));
  serve(app, routes.changeLetterWords, ({ body, session }) => changeSetting(db, setting, body, session.userId));
}
