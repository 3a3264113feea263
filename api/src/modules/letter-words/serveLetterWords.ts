import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeLetterWords, letterWordsNow } from './storedLetterWords';

/** What the college adds to the letters that the product writes. */
export function serveLetterWords(app: App): void {
  const { db } = app;
  serve(app, routes.letterWords, () => letterWordsNow(db));
  serve(app, routes.changeLetterWords, ({ body, session }) => changeLetterWords(db, body, session.userId));
}
