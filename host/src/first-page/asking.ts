import { createHash } from 'node:crypto';
import type { FirstVisit } from '@forms/shared/contract';

/** Asks this server at one of its paths; undefined where it has no good answer, or one of another hash. */
export type Get = (path: string, integrity?: string) => Promise<unknown>;

/** What asks this server in the page's place, and what it was answered, by address: the page need not ask again. */
export function asking(ask: FirstVisit['ask']): { get: Get; given: Record<string, unknown> } {
  const given: Record<string, unknown> = {};
  const get: Get = async (path, integrity) => {
    const answer = path.startsWith('/') ? await ask(path) : undefined;
    if (answer === undefined || (integrity && integrity !== hashOf(answer))) return undefined;
    given[path] = JSON.parse(answer);
    return given[path];
  };
  return { get, given };
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
