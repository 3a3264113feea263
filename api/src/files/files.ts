import { createReadStream } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import {
  ACCESS_DENIED,
  FILE_ID_NOT_VALID,
  FILE_UNREADABLE,
  MAX_FILE_BYTES,
  routes,
  type Session,
  type StoredFile,
  storedFile,
} from '@forms/shared/contract';
import type { App } from '../app';
import type { Tables } from '../database/tables';
import { Fault } from '../errors';
import { serve } from '../serve';
import { isStaff } from '../sessions/currentSession';
import { now } from '../time';
import { base64 } from './base64';
import { kindOf } from './kinds';
import { filesFolder, openFilesFolder } from './receiveFile';
import { receiveUpload } from './receiveUpload';

type Row = Tables['files'];

/** Uploads, and files by their id. */
export async function serveFiles(app: App): Promise<void> {
  const { http, db, settings } = app;
  const folder = filesFolder(settings.dataDir);
  await openFilesFolder(folder);
  await http.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20 },
    throwFileSizeLimit: false,
  });

  serve(app, routes.uploadFile, async ({ request }) => {
    const upload = await receiveUpload(request, folder);
    try {
      await db
        .insertInto('files')
        .values({ ...upload, locked: 0, visible: 0, uploadedAt: now() })
        .execute();
    } catch (error) {
      await rm(join(folder, upload.id), { force: true });
      throw error;
    }
    return { id: upload.id };
  });

  serve(app, routes.file, async ({ params, query, session, reply }) => {
    const row = await permitted(params.id, session);
    const file = describe(row);
    if (query.data === 'none') return file;
    reply.type('application/json; charset=utf-8');
    return Readable.from(withBytes(file, await pathOf(row)));
  });

  serve(app, routes.fileContent, async ({ params, session, reply }) => {
    const row = await permitted(params.id, session);
    await pathOf(row);
    return reply
      .headers({
        'content-type': row.mime,
        'content-disposition': attachment(row.name),
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
      })
      .sendFile(row.id, folder, { contentType: false, cacheControl: false });
  });

  serve(app, routes.showFile, ({ params }) => setVisible(params.id, true));
  serve(app, routes.hideFile, ({ params }) => setVisible(params.id, false));

  /** The file, if whoever asks may read it. */
  async function permitted(id: string, session: Session | undefined): Promise<Row> {
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Fault(404, 'not-found', FILE_ID_NOT_VALID);
    if (!row.visible && !isStaff(session)) throw new Fault(402, 'access-denied', ACCESS_DENIED.message);
    return row;
  }

  async function pathOf({ id }: Row): Promise<string> {
    const path = join(folder, id);
    await access(path).catch(() => {
      throw new Fault(404, 'file-unreadable', FILE_UNREADABLE);
    });
    return path;
  }

  async function setVisible(id: string, visible: boolean) {
    const row = await db
      .updateTable('files')
      .set({ visible: visible ? 1 : 0 })
      .where('id', '=', id)
      .returning(['id'])
      .executeTakeFirst();
    if (!row) throw new Fault(404, 'not-found', FILE_ID_NOT_VALID);
    return { id, visible };
  }

  const describe = ({ mime: _mime, bytes, ...row }: Row): StoredFile =>
    storedFile.parse({
      ...row,
      title: row.name.replace(/\.[^.]+$/, ''),
      size: bytes,
      fileType: kindOf(row.ext)?.fileType,
      locked: row.locked === 1,
      visible: row.visible === 1,
      fileData: '',
      conversion: null,
      annotations: [],
      url: `${settings.apiBase}/file/${row.id}/content`,
    });
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
