import { routes } from '@forms/shared/contract';
import type { App } from '../app';
import { newId } from '../ids';
import { withoutToken } from '../logging';
import { serve } from '../serve';
import { now } from '../time';

/** Keeps what people report. The browser takes login tokens out; whoever writes to us directly may not have. */
export function serveBugReports(app: App): void {
  serve(app, routes.reportBug, async ({ body }) => {
    const id = newId();
    await app.db
      .insertInto('bugReports')
      .values({ id, report: withoutToken(JSON.stringify(body)), sentAt: now() })
      .execute();
    return { id };
  });
}
