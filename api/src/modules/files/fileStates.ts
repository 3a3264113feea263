import { FILE_LOCKED, routes } from '@forms/shared/contract';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { noSuchFile } from './permittedFile';
import { removeFile } from './removeFile';
import type { FileRow } from './tables';

/** Shows, hides, locks, unlocks and deletes files. */
export function serveFileStates(app: App): void {
  const { db } = app;

  serve(app, routes.showFile, ({ params }) => change(params.id, { visible: 1 }));
  serve(app, routes.hideFile, ({ params }) => change(params.id, { visible: 0 }));
  serve(app, routes.lockFile, ({ params }) => change(params.id, { locked: 1 }));
  serve(app, routes.unlockFile, ({ params }) => change(params.id, { locked: 0 }));

  serve(app, routes.deleteFile, async ({ params: { id } }) => {
    if (await removeFile(app, id, (query) => query.where('locked', '=', 0))) return;
    throw (await isStored(id)) ? new HttpError(409, 'locked', FILE_LOCKED) : noSuchFile();
  });

  async function change(id: string, state: Partial<Pick<FileRow, 'locked' | 'visible'>>) {
    const row = await db
      .updateTable('files')
      .set(state)
      .where('id', '=', id)
      .returning(['locked', 'visible'])
      .executeTakeFirst();
    if (!row) throw noSuchFile();
    return { id, locked: row.locked === 1, visible: row.visible === 1 };
  }

  const isStored = async (id: string) =>
    (await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
