import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { previewOf } from './preview';
import { changeRetention, retentionNow } from './rules';

/** How long enquiries are kept, by form, as administrators set it after seeing what goes. */
export function serveRetentionRules(app: App): void {
  const { db } = app;
  serve(app, routes.retention, () => retentionNow(db));
  serve(app, routes.previewRetention, ({ body }) => previewOf(db, body));
  serve(app, routes.changeRetention, ({ body, session }) => changeRetention(db, body, session.name));
}
