import { sessionValue } from '@forms/shared/platform/store';

/** The comments that were begun and not sent yet, by their enquiry's id, while somebody looks elsewhere. */
export const unsentComments = sessionValue<Readonly<Record<string, string>>>('staff/comments', {});
