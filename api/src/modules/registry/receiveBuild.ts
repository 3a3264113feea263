import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_BUILD_BYTES, MAX_BUILD_FILES } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { DiskSpace } from '../../platform/storage/diskSpace';
import { incomingFolder } from '../files/receiveFile';
import { type Build, LINE, MANIFEST, readBuild, unfit } from './checkBuild';

/** Where each file of a build stands in its bytes, by its path: the first byte, and how many. */
export type FilesOfBuild = Record<string, readonly [start: number, bytes: number]>;

export interface ReceivedBuild extends Build {
  /** Its name in the store. */
  build: string;
  /** Of all its files. */
  digest: string;
  bytes: number;
  files: FilesOfBuild;
}

const LONGEST_PATH = 200;
/** Neither up nor absolute. */
const PATH = /^(?!\.)[\w@+-][\w.@+-]*(\/[\w@+-][\w.@+-]*)*$/;

/**
 * Streams a build's files to disk, one behind another, and keeps them as one if they are a whole build of the remote. Of
 * one that is refused or breaks off nothing stays. Throws 400 for an upload that is not whole, 413 and 422.
 */
export async function receiveBuild(
  { store, settings }: Pick<App, 'store' | 'settings'>,
  request: FastifyRequest,
  remote: string,
): Promise<ReceivedBuild> {
  const build = newId();
  const path = join(incomingFolder(settings.dataDir), build);
  const leaveDisk = await new DiskSpace(incomingFolder(settings.dataDir)).reserve(MAX_BUILD_BYTES);
  try {
    const file = await open(path, 'wx');
    const written = await writeParts(request, file).finally(() => file.close());
    const said = readBuild(remote, { manifest: written.needed(MANIFEST), line: written.needed(LINE) });
    for (const [name, hash] of Object.entries(said.hashes)) {
      if (!(name in written.files)) throw unfit(`${name} is missing`);
      if (written.hashes[name] !== hash) throw unfit(`${name} has not the hash that ${MANIFEST} names`);
    }
    await store.keep(build, path);
    return { ...said, build, digest: digestOf(written.hashes), bytes: written.bytes, files: written.files };
  } finally {
    leaveDisk();
    await rm(path, { force: true });
  }
}

async function writeParts(request: FastifyRequest, file: FileHandle) {
  const files: FilesOfBuild = {};
  const hashes: Record<string, string> = {};
  const small = new Map<string, Buffer>();
  let bytes = 0;
  const limits = { files: MAX_BUILD_FILES, fileSize: MAX_BUILD_BYTES, fieldNameSize: LONGEST_PATH, fields: 0 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const path = part.fieldname;
      if (!PATH.test(path) || path in files) {
        part.file.resume();
        throw unfit(`${JSON.stringify(path.slice(0, LONGEST_PATH))} cannot be the path of one of its files`);
      }
      const hash = createHash('sha384');
      const chunks: Buffer[] = [];
      const start = bytes;
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (path === MANIFEST || path === LINE) chunks.push(chunk);
        await file.write(chunk);
        bytes += chunk.length;
      }
      files[path] = [start, bytes - start];
      hashes[path] = `sha384-${hash.digest('base64')}`;
      small.set(path, Buffer.concat(chunks));
    }
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && ('syscall' in error || 'statusCode' in error)))
      throw error;
    throw new HttpError(400, 'bad-upload', 'The upload broke off or is not whole.');
  }
  await file.sync();
  const needed = (path: string): Buffer => {
    const found = small.get(path);
    if (!found) throw unfit(`${path} is missing`);
    return found;
  };
  return { files, hashes, bytes, needed };
}

/** Of the same files, in whichever order they come, the same. */
export const digestOf = (hashes: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(hashes).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url');
