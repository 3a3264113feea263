import { FILE_UNREADABLE } from '@forms/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { Store } from '../../platform/storage/store';
import { byteRange } from './byteRange';

/** What is kept under `name`, as it is handed out. */
interface Bytes {
  name: string;
  size: number;
  mime: string;
  /** What it is called where it is saved. */
  filename: string;
}

export const unreadable = () => new HttpError(404, 'file-unreadable', FILE_UNREADABLE);

/**
 * Answers with bytes of the store, or the part that a viewer asks for; never as a page of ours, whatever they hold.
 * Throws 404 where they are gone.
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  { name, size, mime, filename }: Bytes,
): Promise<FastifyReply> {
  // What is kept under a name is never changed.
  const etag = `"${name}"`;
  const { range, 'if-range': ifRange = etag } = request.headers;
  const part = ifRange === etag ? byteRange(range, size) : undefined;
  if (part === 'none') {
    throw new HttpError(416, 'bad-range', `The file has ${size} bytes.`, {}, { 'content-range': `bytes */${size}` });
  }
  const bytes = await store.read(name, part);
  if (!bytes) throw unreadable();
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-length': part ? part.end - part.start + 1 : size,
    'content-type': mime,
    'content-disposition': attachment(filename),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.send(bytes);
}

/** Names a download, in letters of any script (RFC 6266). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
