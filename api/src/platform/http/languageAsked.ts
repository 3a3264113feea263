import { type Campus, campusOfLanguage, type Language } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';

/** The language that a request prefers, as the site's own pages say theirs. */
export const languageAsked = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  headers['accept-language']?.startsWith('pt') ? 'pt-PT' : 'en-GB';

/** The campus on whose page a request was made, as the site's own pages say by their language; null where nothing does. */
export const campusAsking = (request: Pick<FastifyRequest, 'headers'>): Campus | null =>
  /^(en|pt)\b/.test(request.headers['accept-language'] ?? '') ? campusOfLanguage[languageAsked(request)] : null;
