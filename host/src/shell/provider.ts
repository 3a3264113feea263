import type { Campus } from '@forms/shared/contract';

/** The provider's name, in the brand, in titles of the browser's tabs and in the footer. */
export const PROVIDER = 'Tutorial College';

export const campusNames: Record<Campus, string> = { oxford: 'Oxford', lisbon: 'Lisbon' };
