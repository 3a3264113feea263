import type { Language } from './product';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time in the reader's zone, as `21 Nov 2026, 14:05`. */
export const shownTime = (iso: string): string => format.format(new Date(iso));

const dayIn = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const day = { 'en-GB': dayIn('en-GB'), 'pt-PT': dayIn('pt-PT') } as const satisfies Record<Language, unknown>;
/** A day (`YYYY-MM-DD`) in a language, as `22 November 2026`. */
export const shownDay = (isoDay: string, language: Language = 'en-GB'): string =>
  day[language].format(new Date(isoDay));
