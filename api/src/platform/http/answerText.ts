import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Shorter texts gain nothing by it; in characters. */
const WORTH_PACKING = 1_000;
const brotliParams = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const packings = {
  br: (text: string) => brotliCompressSync(text, brotliParams),
  gzip: (text: string) => gzipSync(text),
};
type Packing = keyof typeof packings;

/**
 * An answer as text that goes out many times: JSON that the schema of its route has checked before, or a page. It is
 * compressed once. Only for what everybody may read: the length of a compressed answer tells of what stands in it.
 */
export class AnswerText {
  private readonly packs: Partial<Record<Packing, Buffer>> = {};
  constructor(readonly text: string) {}

  /** The same for a long text, compressed beside what the server does meanwhile. */
  static async packed(text: string): Promise<AnswerText> {
    const answer = new AnswerText(text);
    [answer.packs.br, answer.packs.gzip] = await Promise.all([
      promisify(brotliCompress)(text, brotliParams),
      promisify(gzip)(text),
    ]);
    return answer;
  }

  /** Sends it as the caller likes it best. */
  sendTo({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.text.length < WORTH_PACKING) return reply.send(this.text);
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const packing = acceptedOf(String(headers['accept-encoding'] ?? ''));
    if (!packing) return reply.send(this.text);
    this.packs[packing] ??= packings[packing](this.text);
    return reply.header('content-encoding', packing).send(this.packs[packing]);
  }
}

const acceptedOf = (accepted: string): Packing | undefined => {
  const named = accepted.split(',').map((each) => each.trim());
  return named.includes('br') ? 'br' : named.includes('gzip') ? 'gzip' : undefined;
};
