import { sessionValue } from '@forms/shared/store';

/** The notes that were begun and not sent yet, by their enquiry's id, while somebody looks elsewhere. */
export const unsentNotes = sessionValue<Readonly<Record<string, string>>>('staff/notes', {});
