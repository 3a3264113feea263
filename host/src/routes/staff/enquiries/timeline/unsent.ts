import type { Colleague } from '@forms/shared/contract';
import { sessionValue } from '@forms/shared/platform/store';

/** What was begun and not sent yet, by its enquiry's id, while somebody looks elsewhere. */
const unsent = (name: string) => sessionValue<Readonly<Record<string, string>>>(name, {});

export const unsentComments = unsent('staff/comments');
/** Whom a comment that was begun is for. */
export const unsentMentions = sessionValue<Readonly<Record<string, readonly Colleague[]>>>('staff/mentions', {});
export const unsentTuitionNotes = unsent('staff/tuition-notes');
export const unsentMessages = unsent('staff/messages');
