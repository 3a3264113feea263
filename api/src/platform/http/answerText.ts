import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter texts gain nothing by it; in characters. */
const WORTH_PACKING = 1_000;
const packings = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => gzipSync(text),
};
type Packing = keyof typeof packings;

/**
 * An answer as text that goes out many times: JSON that the schema of its route has checked before, or a page. It is
 * compressed once. Only for what everybody may read: the length of a compressed answer tells of what stands in it.
 */
export class AnswerText {
  private readonly packed: Partial<Record<Packing, Buffer>> = {};
  constructor(readonly text: string) {}

  /** Sends it as the caller likes it best. */
  sendTo({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.text.length < WORTH_PACKING) return reply.send(this.text);
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const packing = acceptedOf(String(headers['accept-encoding'] ?? ''));
    if (!packing) return reply.send(this.text);
    this.packed[packing] ??= packings[packing](this.text);
    return reply.header('content-encoding', packing).send(this.packed[packing]);
  }
}

const acceptedOf = (accepted: string): Packing | undefined => {
  const named = accepted.split(',').map((each) => each.trim());
  return named.includes('br') ? 'br' : named.includes('gzip') ? 'gzip' : undefined;
};
