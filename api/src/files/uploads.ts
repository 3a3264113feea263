import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { contentTypes, entityTypes, MAX_FILE_BYTES, routes } from '@forms/shared/contract';
import type { App } from '../app';
import { Fault, notFound } from '../errors';
import { serve } from '../serve';
import { now } from '../time';
import { filesFolder, openFilesFolder } from './receiveFile';
import { receiveUpload, type Upload } from './receiveUpload';
import type { FileRow } from './tables';

type Whose = Pick<FileRow, 'entityType' | 'entityId'>;

/** Takes uploads: those of visitors, who fill in a form, and those of staff. */
export async function serveUploads(app: App): Promise<void> {
  const { http, db, settings } = app;
  const folder = filesFolder(settings.dataDir);
  await openFilesFolder(folder);
  await http.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 20 },
    throwFileSizeLimit: false,
  });

  serve(app, routes.uploadFile, async ({ request }) => {
    const upload = await receiveUpload(request, folder);
    return keep(upload, async () => ({ entityType: null, entityId: null }));
  });

  serve(app, routes.uploadStaffFile, async ({ request }) => {
    const upload = await receiveUpload(request, folder);
    return keep(upload, () => whoseOf(upload.fields));
  });

  /** Writes down whose the received file is and what it is; where that fails, the file goes. */
  async function keep({ received, fields }: Upload, findWhose: () => Promise<Whose>): Promise<{ id: string }> {
    const contentType = contentTypes.find((type) => type === fields.get('uploadType')) ?? 'other';
    try {
      const whose = await findWhose();
      await db
        .insertInto('files')
        .values({ ...received, ...whose, contentType, locked: 0, visible: 0, uploadedAt: now() })
        .execute();
    } catch (error) {
      await rm(join(folder, received.id), { force: true });
      throw error;
    }
    return { id: received.id };
  }

  /** The entity that staff's upload names; the staff's own files without one. Throws 400 and 404. */
  async function whoseOf(fields: Upload['fields']): Promise<Whose> {
    const named = fields.get('entityType') ?? 'staff';
    const entityType = entityTypes.find((type) => type === named);
    if (!entityType) throw new Fault(400, 'unknown-entity', `entityType must be one of ${entityTypes.join(', ')}.`);
    if (entityType === 'staff') return { entityType, entityId: null };
    const entityId = fields.get('entityTypeId') ?? '';
    const enquiry = await db.selectFrom('enquiries').select('id').where('id', '=', entityId).executeTakeFirst();
    if (!enquiry) throw notFound('enquiry');
    return { entityType, entityId };
  }
}
