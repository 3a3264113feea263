import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { personOf } from './personOf';

/** One person over all that they sent and wrote, for staff. */
export function servePeople(app: App): void {
  serve(app, routes.personOf, ({ params, session }) => personOf(app.db, params.id, session));
}
