import { Readable } from 'node:stream';
import { routes, type StoredFile, UPLOAD_SESSION_HEADER } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { wordsAsked } from '../../platform/lists/search';
import { sendList, textColumns } from '../../platform/lists/sendList';
import { mustSee } from '../areas/mustSee';
import { annotationsOf } from './annotations';
import { base64 } from './base64';
import { conversionOf } from './conversion';
import { exportedFile } from './exportedFile';
import { registerFileFigures } from './files.figures';
import { listed } from './listedFile';
import { everyFile, listFiles } from './listFiles';
import { permittedFile } from './permittedFile';
import { pdfNameOf } from './removeFile';
import { sendBytes, unreadable } from './sendBytes';

/** Lists of files, and files by their id. */
export function serveFiles(app: App): void {
  const { db, settings, store } = app;
  registerFileFigures(app);

  serve(app, routes.allFiles, ({ query, request, session }) =>
    listFiles(db, settings.apiBase, query, wordsAsked(request), session),
  );

  serve(app, routes.exportFiles, ({ query, request, reply, session }) =>
    sendList(reply, {
      name: 'files',
      columns: textColumns(exportedFile),
      batches: everyFile(db, settings.apiBase, query, wordsAsked(request), session),
    }),
  );

  serve(app, routes.files, async ({ query: { entityType, entityTypeId }, session }) => {
    if (entityType === 'enquiry' && entityTypeId !== undefined) await mustSee(db, session, entityTypeId);
    const rows = await db
      .selectFrom('files')
      .selectAll()
      .where('entityType', '=', entityType)
      .where((file) =>
        entityTypeId === undefined ? file('entityId', 'is', null) : file('entityId', '=', entityTypeId),
      )
      .orderBy('uploadedAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => listed(row, settings.apiBase));
  });

  serve(app, routes.ownFiles, async ({ session }) => {
    const rows = await db
      .selectFrom('files')
      .innerJoin('enquiries', 'enquiries.id', 'files.entityId')
      .selectAll('files')
      .where('files.entityType', '=', 'enquiry')
      .where(({ fn }) => fn('lower', ['enquiries.email']), '=', session.email.toLowerCase())
      .where('visible', '=', 1)
      .where('held', 'is', null)
      .orderBy('uploadedAt', 'desc')
      .orderBy('files.id')
      .execute();
    return rows.map((row) => listed(row, settings.apiBase));
  });

  serve(app, routes.file, async ({ params, query, session, request, reply }) => {
    const row = await permittedFile(db, params.id, session, uploadSessionOf(request));
    const file: StoredFile = {
      ...listed(row, settings.apiBase),
      conversion: await conversionOf(app, row),
      annotations: await annotationsOf(db, row.id, session),
      ...(session && { reader: session.name }),
      fileData: '',
    };
    if (query.data === 'none') return file;
    const bytes = await store.read(row.id);
    if (!bytes) throw unreadable();
    reply.type('application/json; charset=utf-8');
    // As bytes: strings in a stream's queue live until the next full collection, the whole file of them.
    return Readable.from(withBytes(file, bytes), { objectMode: false });
  });

  serve(app, routes.fileContent, async ({ params, session, request, reply }) => {
    const { id, bytes, mime, name } = await permittedFile(db, params.id, session);
    return sendBytes(request, reply, store, { name: id, size: bytes, mime, filename: name });
  });

  serve(app, routes.fileAsPdf, async ({ params, session, request, reply }) => {
    const { id, name, conversion, pdfBytes } = await permittedFile(db, params.id, session);
    if (conversion !== 'ready' || pdfBytes === null) throw unreadable();
    const filename = name.replace(/\.[^.]+$/, '.pdf');
    return sendBytes(request, reply, store, { name: pdfNameOf(id), size: pdfBytes, mime: 'application/pdf', filename });
  });
}

const uploadSessionOf = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers[UPLOAD_SESSION_HEADER.toLowerCase()];
  return typeof given === 'string' ? given : undefined;
};

/** The file's answer as JSON, its bytes streamed into it. */
async function* withBytes({ fileData: _none, ...file }: StoredFile, bytes: Readable): AsyncGenerator<string> {
  yield `${JSON.stringify(file).slice(0, -1)},"fileData":"`;
  yield* base64(bytes);
  yield '"}';
}
