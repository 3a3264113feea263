import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { changeHomeQueues, homeQueuesNow } from './storedHomeQueues';

/** Which queues of work the home page shows, which administrators decide. */
export function serveHomeQueues(app: App): void {
  const { db } = app;
  serve(app, routes.homeQueues, () => homeQueuesNow(db));
  serve(app, routes.changeHomeQueues, ({ body, session }) => changeHomeQueues(db, body, session.userId));
}
