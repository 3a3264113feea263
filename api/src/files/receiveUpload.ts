import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentType, contentTypes } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../errors';
import { type ReceivedFile, receiveFile } from './receiveFile';

export type Upload = ReceivedFile & { contentType: ContentType };

/** Receives a multipart upload of one file and its `uploadType`, in any order. Throws 400 for one that is not whole; then nothing of it stays. */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  let received: ReceivedFile | undefined;
  let contentType: ContentType = 'other';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') received = await receiveFile(folder, part);
      else if (part.fieldname === 'uploadType')
        contentType = contentTypes.find((type) => type === part.value) ?? 'other';
    }
  } catch (error) {
    if (received) await rm(join(folder, received.id), { force: true });
    throw isAskers(error) ? new Fault(400, 'bad-upload', 'The upload broke off or is not whole.') : error;
  }
  if (!received) throw new Fault(400, 'no-file', 'There is no file in the upload.');
  return { ...received, contentType };
}

/** Whether a failure lies in what was sent: neither our refusal, nor the disk's, nor one that has a status already. */
const isAskers = (error: unknown) =>
  error instanceof Error && !(error instanceof Fault) && !('syscall' in error) && !('statusCode' in error);
