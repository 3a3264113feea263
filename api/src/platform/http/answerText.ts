import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter texts gain nothing by it; in characters. */
const WORTH_PACKING = 1_000;
const packings = {
  br: (json: string) => brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (json: string) => gzipSync(json),
};
type Packing = keyof typeof packings;

/**
 * An answer as JSON that goes out many times: the schema of its route has checked it before, and it is compressed once.
 * Only for what everybody may read: the length of a compressed answer tells of what stands in it.
 */
export class AnswerText {
  private readonly packed: Partial<Record<Packing, Buffer>> = {};
  constructor(readonly json: string) {}

  /** Sends it as the caller likes it best. */
  sendTo({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.json.length < WORTH_PACKING) return reply.send(this.json);
    reply.header('vary', 'accept-encoding');
    const packing = acceptedOf(String(headers['accept-encoding'] ?? ''));
    if (!packing) return reply.send(this.json);
    this.packed[packing] ??= packings[packing](this.json);
    return reply.header('content-encoding', packing).send(this.packed[packing]);
  }
}

const acceptedOf = (accepted: string): Packing | undefined => {
  const named = accepted.split(',').map((each) => each.trim());
  return named.includes('br') ? 'br' : named.includes('gzip') ? 'gzip' : undefined;
};
