import type { Language } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';

/** The language that a request prefers, as the site's own pages say theirs. */
export const languageAsked = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  headers['accept-language']?.startsWith('pt') ? 'pt-PT' : 'en-GB';
