import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../errors';
import { type ReceivedFile, receiveFile } from './receiveFile';

/** A file as it came in, and what stood beside it. */
export interface Upload {
  received: ReceivedFile;
  fields: ReadonlyMap<string, string>;
}

/** Receives a multipart upload of one file and its fields, in any order. Throws 400 for one that is not whole; then nothing of it stays. */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  const fields = new Map<string, string>();
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') received = await receiveFile(folder, part);
      else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    if (received) await rm(join(folder, received.id), { force: true });
    throw isAskers(error) ? new Fault(400, 'bad-upload', 'The upload broke off or is not whole.') : error;
  }
  if (!received) throw new Fault(400, 'no-file', 'There is no file in the upload.');
  return { received, fields };
}

/** Whether a failure lies in what was sent: neither our refusal, nor the disk's, nor one that has a status already. */
const isAskers = (error: unknown) =>
  error instanceof Error && !(error instanceof Fault) && !('syscall' in error) && !('statusCode' in error);
