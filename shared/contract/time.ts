import type { Language } from './product';

const timeIn = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const time = { 'en-GB': timeIn('en-GB'), 'pt-PT': timeIn('pt-PT') } as const satisfies Record<Language, unknown>;

/** An ISO time in the reader's zone and a language, as `21 Nov 2026, 14:05`. */
export const shownTime = (iso: string, language: Language = 'en-GB'): string => time[language].format(new Date(iso));

const dayIn = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const day = { 'en-GB': dayIn('en-GB'), 'pt-PT': dayIn('pt-PT') } as const satisfies Record<Language, unknown>;
/** A day (`YYYY-MM-DD`) in a language, as `22 November 2026`. */
export const shownDay = (isoDay: string, language: Language = 'en-GB'): string =>
  day[language].format(new Date(isoDay));

const dayInTables = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** A day (`YYYY-MM-DD`) in a table, as `22 Nov 2026`. */
export const shortDay = (isoDay: string): string => dayInTables.format(new Date(isoDay));
