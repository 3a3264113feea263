import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { endingOf, FILE_EMPTY, fold, TYPE_MISMATCH } from '@forms/shared/contract';
import { fileTypeFromFile } from 'file-type/node';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { checkArchive } from './checkArchive';
import { checkPicture } from './checkPicture';
import { kindOf } from './kinds';

const LONGEST_NAME = 200;

/** A file as it came in and now stands in the store under its id. */
export interface ReceivedFile {
  id: string;
  name: string;
  /** The name as it is searched. */
  searched: string;
  ext: string;
  mime: string;
  bytes: number;
}

/** Where files stand while they come in, and while something is made of them. */
export const incomingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/** Makes the folder anew, without what a power cut broke off. */
export async function openIncoming(dataDir: string): Promise<void> {
  await rm(incomingFolder(dataDir), { recursive: true, force: true });
  await mkdir(incomingFolder(dataDir), { recursive: true });
}

/**
 * Streams an upload to disk and keeps it if it is what its name says; the name itself is only data. Of one that is
 * refused or breaks off nothing stays. Throws 413 above the stream's limit and 422 for an empty or another file.
 */
export async function receiveFile(
  { store, settings }: Pick<App, 'store' | 'settings'>,
  upload: { filename: string; file: Readable & { truncated: boolean; bytesRead: number } },
): Promise<ReceivedFile> {
  const id = newId();
  const path = join(incomingFolder(settings.dataDir), id);
  try {
    await pipeline(upload.file, createWriteStream(path, { flush: true }));
    if (upload.file.truncated) throw new HttpError(413, 'too-large', 'The file is larger than 100 MB.');
    if (upload.file.bytesRead === 0) throw new HttpError(422, 'empty', FILE_EMPTY);
    const name = shownName(upload.filename);
    const ext = endingOf(name);
    const mime = await checkedMime(path, ext, upload.file.bytesRead);
    await store.keep(id, path);
    return { id, name, searched: fold(name), ext, mime, bytes: upload.file.bytesRead };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function checkedMime(path: string, ext: string, bytes: number): Promise<string> {
  const claimed = kindOf(ext);
  const found = (await fileTypeFromFile(path))?.mime ?? (await laterPdf(path));
  if (!claimed || !found || !claimed.found.includes(found)) throw new HttpError(422, 'type-mismatch', TYPE_MISMATCH);
  if (claimed.zipped) await checkArchive(path, bytes);
  if (claimed.fileType === 'image') await checkPicture(path, claimed.mime, bytes);
  return claimed.mime;
}

/** A name as people may see it: one line, not too long, its ending kept. */
function shownName(given: string): string {
  const oneLine = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  if (oneLine.length <= LONGEST_NAME) return oneLine;
  const ending = `.${endingOf(oneLine)}`;
  return oneLine.slice(0, LONGEST_NAME - ending.length) + ending;
}

/** How far into a PDF readers look for its beginning, in bytes: scanners and mail put lines before it. */
const PDF_BEGINS_WITHIN = 1024;

async function laterPdf(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(PDF_BEGINS_WITHIN), 0, PDF_BEGINS_WITHIN, 0);
    return buffer.subarray(0, bytesRead).includes('%PDF-') ? 'application/pdf' : undefined;
  } finally {
    await file.close();
  }
}
