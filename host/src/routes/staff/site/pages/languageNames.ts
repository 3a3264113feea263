import type { Language } from '@forms/shared/contract';

/** What staff call the languages of the site. */
export const languageNames: Readonly<Record<Language, string>> = { 'en-GB': 'English', 'pt-PT': 'Portuguese' };
