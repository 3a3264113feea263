import type { Language } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { words } from './portuguese';

/** The language that a request prefers, as the site's own pages say theirs. */
export const languageAsked = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.startsWith('pt') ? 'pt-PT' : 'en-GB';

/** A word of the server's own lists in a language; names stay as they are. */
export const labelIn = (language: Language, label: string): string =>
  language === 'pt-PT' ? (words[label] ?? label) : label;
