import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../platform/ids';
import { type Settings, siteAddress } from '../../platform/settings/settings';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * By what a browser is drawn for shares: a random word that says nothing of anybody. It is given with this answer where
 * the browser has none yet.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const secure = siteAddress(settings).startsWith('https:');
  const name = secure ? '__Host-visitor' : 'visitor';
  const known = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  if (known) return known;
  const visitor = newId();
  // Lax: a page that is reached by another site's link is drawn for as well.
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_S}${secure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${name}=${visitor}; ${attributes}`);
  return visitor;
}
