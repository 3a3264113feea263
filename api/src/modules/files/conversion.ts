import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptedFiles, type Conversion } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { queueJob } from '../../platform/jobs/queueJob';
import { NotYet } from '../../platform/jobs/runJobs';
import { NotConvertible, pdfOf } from './libreOffice';
import { incomingFolder } from './receiveFile';
import { pdfNameOf } from './removeFile';
import type { FileRow } from './tables';

const office: ReadonlySet<string> = new Set([
  ...acceptedFiles.Word,
  ...acceptedFiles.PowerPoint,
  ...acceptedFiles.Excel,
]);

/**
 * How far the PDF is that browsers show an office document by. It is begun when somebody who may read the file first opens
 * it: what strangers upload costs nothing until then.
 */
export async function conversionOf({ db, settings }: App, { id, ext, conversion }: FileRow): Promise<Conversion> {
  if (!office.has(ext)) return { state: 'none' };
  if (conversion === 'ready') return { state: 'ready', url: `${settings.apiBase}/file/${id}/pdf` };
  if (conversion !== null) return { state: conversion };
  if (!settings.libreOffice) return { state: 'unavailable' };
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('files')
      .set({ conversion: 'waiting' })
      .where('id', '=', id)
      .where('conversion', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (begun) await queueJob(trx, 'conversion', { fileId: id });
  });
  return { state: 'waiting' };
}

/** Makes the PDF of a file that waits for one, or writes down that there is none. Told to stop, it is tried again later. */
export async function convertFile(app: App, id: string, stop: AbortSignal): Promise<void> {
  const { db, settings, store, http } = app;
  const waiting = { id, conversion: 'waiting' } as const;
  const row = await db
    .selectFrom('files')
    .select('ext')
    .where((file) => file.and(waiting))
    .executeTakeFirst();
  if (!row) return;
  const ends = (state: Pick<FileRow, 'conversion'> & Partial<FileRow>) =>
    db
      .updateTable('files')
      .set(state)
      .where((file) => file.and(waiting))
      .returning('id')
      .executeTakeFirst();

  const bytes = settings.libreOffice && (await store.read(id));
  if (!settings.libreOffice || !bytes) {
    await ends({ conversion: null });
    return;
  }
  const folder = await mkdtemp(join(incomingFolder(settings.dataDir), 'conversion-'));
  try {
    const path = join(folder, `document.${row.ext}`);
    await pipeline(bytes, createWriteStream(path));
    const pdf = await pdfOf(settings.libreOffice, path, stop);
    const pdfBytes = (await stat(pdf)).size;
    await store.keep(pdfNameOf(id), pdf);
    if (!(await ends({ conversion: 'ready', pdfBytes }))) await store.remove(pdfNameOf(id));
  } catch (error) {
    if (stop.aborted) throw new NotYet('The server stops');
    if (!(error instanceof NotConvertible)) throw error;
    http.log.warn({ err: error, file: id.slice(0, 8) }, 'an office document has no PDF');
    await ends({ conversion: 'failed' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
