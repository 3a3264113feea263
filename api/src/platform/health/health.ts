import { APP_VERSION, errorAnswer, routes } from '@forms/shared/contract';
import { neededParts } from '../checks/check';
import type { App } from '../http/app';
import { serve } from '../http/serve';

const NOT_READY = 'This server cannot be used at the moment. Please try again in a few seconds.';
const RETRY_AFTER_SECONDS = 5;

/** Whether the server lives, and whether it can be used: the second asks all that it needs. */
export function serveHealth(app: App): void {
  serve(app, routes.health, () => ({ status: 'ok', version: APP_VERSION }) as const);

  serve(app, routes.ready, async ({ request, reply }) => {
    const well = await Promise.all(neededParts.map((part) => app.checks[part].isWell()));
    const parts = neededParts.filter((_, at) => !well[at]);
    if (parts.length === 0) return { status: 'ready' as const, parts: [...neededParts] };
    // No thrown error: each of those is logged, and a proxy asks every few seconds.
    const answer = { error: 'not-ready', message: NOT_READY, requestId: request.id, parts };
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorAnswer.loose().parse(answer)));
  });
}
