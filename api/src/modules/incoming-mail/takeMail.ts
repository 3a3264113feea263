import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { routes } from '@forms/shared/contract';
import { errorCodes, type FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import type { Settings } from '../../platform/settings/settings';
import { thread } from '../../platform/thread';
import { incomingFolder } from '../files/receiveFile';
import type { ReadMail } from './readMail';
import { hmacAt, isSignedBy, signatureIn } from './signature';

const { maxBody } = routes.incomingMail;
const TooLarge = errorCodes.FST_ERR_CTP_BODY_TOO_LARGE;
const inThread = thread<string, ReadMail>('readingMail.js');

/**
 * Takes in the mail of a request and reads it: by way of the disk, so that what nobody has signed is never in memory
 * whole. Throws 404 where there is no secret, 401 unless just these bytes were signed with it within these minutes, 413.
 */
export async function takeMail(
  { dataDir, mailIncomingSecret }: Pick<Settings, 'dataDir' | 'mailIncomingSecret'>,
  { body, headers }: FastifyRequest,
): Promise<ReadMail> {
  const bytes = (body ?? Readable.from([])) as Readable;
  const signature = signatureIn(headers['mail-signature']);
  const isTooLong = Number(headers['content-length'] ?? 0) > maxBody;
  if (isTooLong || mailIncomingSecret === undefined || !signature) {
    // Whoever is refused may still be sending, and hears of it only once that has gone somewhere.
    bytes.resume();
    if (isTooLong) throw new TooLarge();
    throw mailIncomingSecret === undefined ? notFound('call') : notSigned();
  }
  const path = join(incomingFolder(dataDir), newId());
  const hmac = hmacAt(signature.time, mailIncomingSecret);
  let left: number = maxBody;
  try {
    await pipeline(
      bytes,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          left -= chunk.length;
          if (left < 0) continue;
          hmac.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    if (left < 0) throw new TooLarge();
    if (!isSignedBy(hmac, signature)) throw notSigned();
    return await inThread(path);
  } finally {
    await rm(path, { force: true });
  }
}

const notSigned = () =>
  new HttpError(401, 'bad-signature', 'This mail was not signed with the site’s secret just now.');
