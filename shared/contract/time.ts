const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time in the reader's zone, as `21 Nov 2026, 14:05`. */
export const shownTime = (iso: string): string => format.format(new Date(iso));
