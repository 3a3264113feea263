import type { Language } from './product';

const timeIn = (language: Language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const time = { 'en-GB': timeIn('en-GB'), 'pt-PT': timeIn('pt-PT') } as const satisfies Record<Language, unknown>;

/** An ISO time in the reader's zone and a language, as `21 Nov 2026, 14:05`. */
export const shownTime = (iso: string, language: Language = 'en-GB'): string => time[language].format(new Date(iso));

const dayInTables = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** A day (`YYYY-MM-DD`) in a table, as `22 Nov 2026`. */
export const shortDay = (isoDay: string): string => dayInTables.format(new Date(isoDay));
