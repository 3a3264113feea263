import type { FastifyRequest } from 'fastify';
import { destination } from 'pino';

/** JSON lines, one an event, with the request's id; never a body, a cookie or a login token. */
export const logging = (level: string, descriptor: number = process.stdout.fd) => ({
  level,
  stream: outlet(descriptor),
  serializers: { req: ({ method, url }: FastifyRequest) => ({ method, url: withoutToken(url) }) },
});

/**
 * Addresses as they may be written down. What follows `/login/` is a key to somebody's account, and an unguessable id
 * is one to what stands behind it: unfinished answers, a file.
 */
export const withoutToken = (text: string): string =>
  text.replace(/(\/login\/)[^/?#\s"]+|(\/)[\w-]{22}(?=["/?#]|$)/g, '$1$2…');

/** Characters that wait to be written: more are let go. */
const MOST_WAITING = 1_000_000;

/** A full disk may hold the log too: what cannot be written is let go, where the news of it would end the server. */
const outlet = (descriptor: number) =>
  destination({ dest: descriptor, sync: true, maxLength: MOST_WAITING }).on('error', () => {});
