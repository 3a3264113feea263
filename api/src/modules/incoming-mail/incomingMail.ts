import type { Readable } from 'node:stream';
import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import type { TakeAttachment } from '../files/takeAttachment';
import { letterBounced } from './letterBounced';
import { storeMail } from './storeMail';
import { takeMail } from './takeMail';

/** Takes mail that came in for the site from whoever receives it, and puts it where it belongs. */
export function serveIncomingMail(app: App, takeAttachment: TakeAttachment): void {
  app.http.register(async (scope) => {
    // Whatever it is called: the signature says what it is.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, bytes: Readable, done) => done(null, bytes));
    serve({ ...app, http: scope }, routes.incomingMail, async ({ request }) => {
      const mail = await takeMail(app.settings, request);
      if (mail.bounce && (await letterBounced(app.db, mail, mail.bounce))) return { became: 'failure' as const };
      return { became: await storeMail(app, takeAttachment, mail) };
    });
  });
}
