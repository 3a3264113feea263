import { type Language, type TermsText, termsText } from '@forms/shared/contract';
import { contentFiles } from '../../platform/content/contentFile';
import { textOf } from '../../platform/content/textOf';

const head = termsText.pick({ title: true });

/** The terms that a new site begins with, which its forms and invoices refer to: each a file, called by its slug. */
export const seededTerms = (language: Language = 'en-GB'): TermsText[] =>
  contentFiles(`terms/${language}`, '.md').map((file) => ({ slug: file.name, ...textOf(file, head) }));
