import type { FastifyRequest } from 'fastify';

/** JSON lines, one an event, with the request's id; never a body, a cookie or a login token. */
export const logging = (level: string) => ({
  level,
  serializers: { req: ({ method, url }: FastifyRequest) => ({ method, url: withoutToken(url) }) },
});

/** An address as it may be written down: what follows `/login/` is a key to somebody's account. */
export const withoutToken = (address: string): string => address.replace(/(\/login\/)[^/?#]+/g, '$1…');
