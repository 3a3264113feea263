import { type BulkChange, routes, type Session } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency';
import { Again } from '../../platform/jobs/runJobs';
import { now } from '../../platform/time';
import { goOn } from './goOn';
import { startChange } from './startChange';
import { changeById, changesOf, dismiss, tryAgain, undo } from './storedChanges';

/** So long a call goes on by itself, so that few enquiries are changed by its answer. */
const OF_CALL_MS = 200;
/** So long a job goes on before others of its lane have their turn, and a server that ends waits for it. */
const OF_JOB_MS = 1_000;

/** Changes of many enquiries at once, which go on when their page is left and when the server is restarted. */
export function serveBulkChanges(app: App): void {
  const { db, http } = app;
  app.jobs.register('bulk', {
    'bulk-change': async ({ id }) => {
      if (await goOn(db, id, OF_JOB_MS)) throw new Again(now());
    },
  });

  /** What is done by the answer is in it; whatever goes wrong meanwhile, the job does. */
  async function begun(id: string, { userId }: Session): Promise<BulkChange> {
    await goOn(db, id, OF_CALL_MS).catch((error: unknown) => http.log.warn({ err: error, id }, 'left to the job'));
    return changeById(db, id, userId);
  }

  serve(app, routes.bulkChanges, ({ session }) => changesOf(db, session.userId));
  serve(app, routes.startBulkChange, async ({ body, session, request }) =>
    begun(await startChange(db, body, session, idempotencyKeyOf(request)), session),
  );
  serve(app, routes.tryBulkChangeAgain, async ({ params: { id }, session }) => {
    await changeById(db, id, session.userId);
    await tryAgain(db, id);
    return begun(id, session);
  });
  serve(app, routes.undoBulkChange, async ({ params: { id }, session }) => {
    await changeById(db, id, session.userId);
    await undo(db, id);
    return begun(id, session);
  });
  serve(app, routes.dismissBulkChange, async ({ params: { id }, session }) => {
    await changeById(db, id, session.userId);
    await dismiss(db, id);
  });
}
