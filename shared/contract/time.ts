const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO time in the reader's zone, as `21 Nov 2026, 14:05`. */
export const shownTime = (iso: string): string => format.format(new Date(iso));

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** A day (`YYYY-MM-DD`), as `22 November 2026`. */
export const shownDay = (isoDay: string): string => day.format(new Date(isoDay));
