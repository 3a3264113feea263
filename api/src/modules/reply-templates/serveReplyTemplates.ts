import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeTemplates, templatesNow } from './storedTemplates';

/** What staff write again and again to applicants. Whoever writes has its fields filled in, and sees the words before they go. */
export function serveReplyTemplates(app: App): void {
  const { db } = app;
  serve(app, routes.replyTemplates, () => templatesNow(db));
  serve(app, routes.changeReplyTemplates, ({ body, session }) => changeTemplates(db, body, session.userId));
}
