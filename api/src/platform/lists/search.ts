import { SEARCH_HEADER, wordsIn } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';

/** Nobody finds more by more words; each costs a look at every row. */
const MOST_WORDS = 8;

/** What a list is searched for, as it was typed; empty where the header is not there or is not written as it must be. */
export function textAsked({ headers }: Pick<FastifyRequest, 'headers'>): string {
  try {
    return decodeURIComponent(String(headers[SEARCH_HEADER.toLowerCase()] ?? '')).trim();
  } catch {
    return '';
  }
}

/** The words of it, folded. */
export const wordsAsked = (request: Pick<FastifyRequest, 'headers'>): string[] => searchedWords(textAsked(request));

/** The words that a list is searched for by what was typed. */
export const searchedWords = (typed: string): string[] => wordsIn(typed).slice(0, MOST_WORDS);

/** Whether folded text holds each of these words. */
export const holdsAll = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  words.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.join(
        words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
        sql` and `,
      )}`;
