import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { FILE_UNREADABLE, routes, type StoredFile } from '@forms/shared/contract';
import type { App } from '../app';
import { Fault } from '../errors';
import { serve } from '../serve';
import { annotationsOf } from './annotations';
import { base64 } from './base64';
import { conversionOf } from './conversion';
import { listed } from './listedFile';
import { permittedFile } from './permittedFile';
import { filesFolder } from './receiveFile';

/** Lists of files, and files by their id. */
export function serveFiles(app: App): void {
  const { db, settings } = app;
  const folder = filesFolder(settings.dataDir);

  serve(app, routes.files, async ({ query: { entityType, entityTypeId } }) => {
    const rows = await db
      .selectFrom('files')
      .selectAll()
      .$if(entityType !== undefined, (files) => files.where('entityType', '=', entityType ?? null))
      .$if(entityTypeId !== undefined, (files) => files.where('entityId', '=', entityTypeId ?? null))
      .orderBy('uploadedAt', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => listed(row, settings.apiBase));
  });

  serve(app, routes.file, async ({ params, query, session, reply }) => {
    const row = await permittedFile(db, params.id, session);
    const file: StoredFile = {
      ...listed(row, settings.apiBase),
      conversion: conversionOf(row.ext),
      annotations: await annotationsOf(db, row.id, session),
      fileData: '',
    };
    if (query.data === 'none') return file;
    reply.type('application/json; charset=utf-8');
    // As bytes: strings in a stream's queue live until the next full collection, the whole file of them.
    return Readable.from(withBytes(file, await pathOf(row.id)), { objectMode: false });
  });

  serve(app, routes.fileContent, async ({ params, session, reply }) => {
    const row = await permittedFile(db, params.id, session);
    await pathOf(row.id);
    return reply
      .headers({
        'content-type': row.mime,
        'content-disposition': attachment(row.name),
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .sendFile(row.id, folder, { contentType: false, cacheControl: false });
  });

  async function pathOf(id: string): Promise<string> {
    const path = join(folder, id);
    await access(path).catch(() => {
      throw new Fault(404, 'file-unreadable', FILE_UNREADABLE);
    });
    return path;
  }
}

/** The file's answer as JSON, its bytes streamed into it. */
async function* withBytes({ fileData: _none, ...file }: StoredFile, path: string): AsyncGenerator<string> {
  yield `${JSON.stringify(file).slice(0, -1)},"fileData":"`;
  yield* base64(createReadStream(path));
  yield '"}';
}

/** Names a download, in letters of any script (RFC 6266). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
