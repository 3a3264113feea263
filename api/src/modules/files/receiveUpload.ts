import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { type ReceivedFile, receiveFile } from './receiveFile';

/** The texts that stand beside the file of an upload. */
export type Fields = ReadonlyMap<string, string>;

/** The field that names, in place of a file, an upload whose parts have come. */
export const PARTED = 'upload';

/**
 * Receives a multipart upload of one file and its fields, in any order; none where its parts have come before. Throws 400
 * for one that is not whole; then nothing of it stays.
 *
 * @param admit refuses a file before a byte of it is taken, by its name and the fields that came before it
 */
export async function receiveUpload(
  app: App,
  request: FastifyRequest,
  admit: (name: string, fields: Fields) => Promise<void>,
): Promise<{ received: ReceivedFile | undefined; fields: Fields }> {
  const fields = new Map<string, string>();
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        // Whoever is refused may still be sending, and hears the answer only once that has gone somewhere.
        await admit(part.filename, fields).catch((refusal: unknown) => {
          part.file.resume();
          throw refusal;
        });
        received = await receiveFile(app, part);
      } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value.replaceAll('\0', ''));
    }
  } catch (error) {
    if (received) await app.store.remove(received.id);
    throw isAskers(error) ? new HttpError(400, 'bad-upload', 'The upload broke off or is not whole.') : error;
  }
  if (!received && !fields.has(PARTED)) throw new HttpError(400, 'no-file', 'There is no file in the upload.');
  return { received, fields };
}

/** Whether a failure lies in what was sent: neither our refusal, nor the disk's, nor one that has a status already. */
export const isAskers = (error: unknown) =>
  error instanceof Error && !(error instanceof HttpError) && !('syscall' in error) && !('statusCode' in error);
