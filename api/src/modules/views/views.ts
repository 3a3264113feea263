import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { addView, changeView, removeView, viewsOf } from './storedViews';

/** Looks at lists that staff keep under names, for themselves or for everybody. */
export function serveViews(app: App): void {
  const { db } = app;
  serve(app, routes.views, ({ query, session }) => viewsOf(db, query.list, session));
  serve(app, routes.addView, ({ body, session }) => addView(db, body, session));
  serve(app, routes.changeView, ({ params, body, session }) => changeView(db, params.id, body, session));
  serve(app, routes.removeView, ({ params, session }) => removeView(db, params.id, session));
}
