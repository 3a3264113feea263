import type { Language, TermsAnswer } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { portugueseOf } from './storedTerms';

/** The terms as they are read in a language: in English where a site has no Portuguese of what people agree to. */
export async function termsIn(db: Database, language: Language): Promise<TermsAnswer[]> {
  const stored = await db.selectFrom('terms').selectAll().execute();
  return stored.map((row): TermsAnswer => {
    const { slug, title, html } = row;
    const portuguese = language === 'pt-PT' ? portugueseOf(row) : null;
    return portuguese ? { ...portuguese, slug, language } : { slug, title, html, language: 'en-GB' };
  });
}
