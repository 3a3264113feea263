import type { Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/errors';
import { networkOf } from './network';

const TOO_MANY = 'Too much is being sent from your network at once. Please try again in a few seconds.';

/** How long a body of so many bytes may take to come, in milliseconds: slower than any line that a form is filled in on. */
export const longestFor = (bytes: number): number => 30_000 + (bytes / (32 * 1024)) * 1000;

/**
 * The bodies that are on their way to this server. Each must come in its time, and of one address only so many may be
 * under way at once, wherever they wait: however slowly they are sent, others find room.
 */
export class Incoming {
  private readonly underWay = new Map<string, number>();

  /** @param options `most` of an address may be under way; `longest` in milliseconds by bytes */
  constructor(
    private readonly server: Server,
    private readonly options: { most: number; longest?: (bytes: number) => number },
  ) {}

  /** Counts the body of a request, of at most so many bytes, until it is there. Throws 429 where too many are under way. */
  admit({ ip, headers, raw }: FastifyRequest, maxBytes: number): void {
    const declared = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? maxBytes : 0));
    if (declared === 0) return;
    const { most, longest = longestFor } = this.options;
    const network = networkOf(ip);
    const others = this.underWay.get(network) ?? 0;
    if (others >= most) {
      // Else its sender could go on, and hold the connection all the same.
      throw new HttpError(429, 'too-many', TOO_MANY, {}, { 'retry-after': '5', connection: 'close' });
    }
    this.underWay.set(network, others + 1);
    const timer = setTimeout(() => this.cut(raw), longest(Math.min(declared, maxBytes))).unref();
    const done = () => {
      if (!this.underWay.has(network)) return;
      clearTimeout(timer);
      raw.off('end', done).off('close', done);
      const left = (this.underWay.get(network) ?? 1) - 1;
      if (left > 0) this.underWay.set(network, left);
      else this.underWay.delete(network);
    };
    raw.once('end', done).once('close', done);
  }

  /** As Node does with a request that took too long: 408, and the connection ends. */
  private cut({ socket }: FastifyRequest['raw']): void {
    const error = Object.assign(new Error('A body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    this.server.emit('clientError', error, socket);
  }
}
