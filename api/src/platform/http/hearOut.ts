import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** In milliseconds; whoever takes longer is cut off. */
const LONGEST_MS = 30_000;

/**
 * Where the sender asked for the connection to end with the answer, as proxies do, one that comes before the end of the
 * body waits for that: else the connection would break under what is still being sent, and the answer with it.
 */
export function hearOut(http: FastifyInstance): void {
  http.addHook('onSend', ({ raw }, reply, payload, done) => {
    const ends = raw.httpVersion === '1.0' || raw.headers.connection?.toLowerCase() === 'close';
    if (raw.complete || !ends || reply.hasHeader('connection')) return done(null, payload);
    const stop = finished(raw.resume(), answer);
    const timer = setTimeout(answer, LONGEST_MS).unref();
    function answer() {
      clearTimeout(timer);
      stop();
      done(null, payload);
    }
  });
}
