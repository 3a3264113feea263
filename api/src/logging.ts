import type { FastifyRequest } from 'fastify';

/** JSON lines, one an event, with the request's id; never a body, a cookie or a login token. */
export const logging = (level: string) => ({
  level,
  serializers: { req: ({ method, url }: FastifyRequest) => ({ method, url: withoutToken(url) }) },
});

/**
 * Addresses as they may be written down. What follows `/login/` is a key to somebody's account, and an unguessable id
 * is one to what stands behind it: unfinished answers, a file.
 */
export const withoutToken = (text: string): string =>
  text.replace(/(\/login\/)[^/?#\s"]+|(\/)[\w-]{22}(?=["/?#]|$)/g, '$1$2…');
