const MINUTE_MS = 60_000;

/** The time now, as the database keeps it. */
export const now = (): string => new Date().toISOString();

export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
/** An ISO time so many minutes after another. */
export const minutesAfter = (iso: string, minutes: number): string =>
  new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString();
export const daysFromNow = (days: number): string => minutesFromNow(days * 24 * 60);

/** So many seconds ago an ISO time was. */
export const secondsSince = (iso: string): number => (Date.now() - Date.parse(iso)) / 1000;

/** The ISO time of whole seconds since 1970. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
