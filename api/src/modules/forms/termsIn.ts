import type { Language, TermsAnswer } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { seededTerms } from './seededTerms';

/**
 * The terms as they are read in a language. Our Portuguese is of the English that a site begins with: where a site has
 * other words, its own are what people agree to, and stay English.
 */
export async function termsIn(db: Database, language: Language): Promise<TermsAnswer[]> {
  const stored = await db.selectFrom('terms').selectAll().execute();
  const own = stored.map((terms): TermsAnswer => ({ ...terms, language: 'en-GB' }));
  if (language === 'en-GB') return own;
  const [english, translated] = [seededTerms(), seededTerms(language)];
  return own.map((terms) => {
    const isSeeded = english.some(({ slug, html }) => slug === terms.slug && html === terms.html);
    const found = isSeeded && translated.find(({ slug }) => slug === terms.slug);
    return found ? { ...found, language } : terms;
  });
}
