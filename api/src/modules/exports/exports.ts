import { type ExportFormat, routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { codesNow, setCodes } from './accountCodes';
import { partsOf } from './files/fileCounts';
import { sendExport } from './files/sendExport';
import { makeBatch } from './makeBatch';
import { previewExport } from './previewExport';
import { batches, batchOf } from './storedBatches';

/** What accounts are exported of, in batches that never change. */
export function serveExports(app: App): void {
  const { db, settings } = app;
  serve(app, routes.previewExport, ({ query }) => previewExport(app, query));
  serve(app, routes.exportBatches, () => batches(db, settings.apiBase));
  serve(app, routes.accountCodes, () => codesNow(db));
  serve(app, routes.changeAccountCodes, ({ body }) => setCodes(db, body));

  serve(app, routes.makeExport, async ({ body, session, request }) => {
    const number = await once(db, { scope: 'makeExport', key: idempotencyKeyOf(request), body }, (trx) =>
      makeBatch(trx, settings, body, session.name),
    );
    const [made] = await batches(db, settings.apiBase, number);
    if (!made) throw notFound('batch');
    return made;
  });

  serve(app, routes.exportFile, async ({ params, session, reply }) => {
    const batch = await batchOf(db, Number(params.batch));
    const part = Number(params.part);
    const format: ExportFormat = params.format;
    if (part < 1 || part > partsOf(batch.counts, format)) throw notFound('file');
    await db
      .insertInto('exportDownloads')
      .values({ id: newId(), batch: batch.number, format, part, author: session.name, madeAt: now() })
      .execute();
    return sendExport(db, reply, batch, format, part);
  });
}
