import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings/settings';
import type { TrustedOrigins } from './trustedOrigins';

/** Its script opens frames on hosts of its own beneath; see https://docs.stripe.com/security/guide#content-security-policy */
const cardProvider = 'https://js.stripe.com https://*.js.stripe.com';

/**
 * What a page of ours may load and be loaded by. Styles may be inline because antd writes its own; the card provider's
 * script cannot be served from here, its makers forbid it.
 */
export function contentSecurityPolicy(remoteOrigins: readonly string[]): string {
  const remotes = remoteOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${remotes} ${cardProvider}`,
    `style-src 'self' 'unsafe-inline'${remotes}`,
    `font-src 'self'${remotes}`,
    `img-src 'self' data: blob:${remotes}`,
    "media-src 'self' blob:",
    `connect-src 'self'${remotes} https://api.stripe.com`,
    `frame-src 'self' ${cardProvider} https://hooks.stripe.com`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes markup or script only through these: the host's, DOMPurify's, and the one that reads annotations.
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify annotations',
  ].join('; ');
}

/** What no page of ours uses, and so no script that came astray either. */
const unused = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];

/** What only pages and workers heed. */
const ofPages = ['permissions-policy', 'cross-origin-opener-policy'];
const POLICY = 'content-security-policy';
/** A script, style sheet or font of a build, which is neither page nor worker. Without these a first visit saves 25 KB. */
const isPartOfPage = (reply: FastifyReply) =>
  /immutable/.test(String(reply.getHeader('cache-control'))) &&
  /javascript|css|font/.test(String(reply.getHeader('content-type')));

/**
 * The headers of every answer. A route that needs another of them sets it first; what no route calls cacheable is not.
 */
export function securityHeaders(
  http: FastifyInstance,
  { publicUrl, hstsSubdomains }: Settings,
  trusted: TrustedOrigins,
): void {
  const always: Record<string, string> = {
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(publicUrl?.startsWith('https:')
      ? { 'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}` }
      : {}),
  };
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader(POLICY) && !isPartOfPage(reply)) {
      const isPage = /html|javascript/.test(String(reply.getHeader('content-type')));
      reply.header(POLICY, contentSecurityPolicy(isPage ? await trusted.current() : trusted.known));
    }
    for (const [name, value] of Object.entries(always)) {
      if (!reply.hasHeader(name) && !(ofPages.includes(name) && isPartOfPage(reply))) reply.header(name, value);
    }
  });
}
