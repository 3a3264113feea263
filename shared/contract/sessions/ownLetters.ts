import * as z from '@forms/shared/platform/zod';

/** Which letters a member of staff gets about their work: `notes`, one for each note that is for them. */
export const ownLetters = z.strictObject({ notes: z.boolean() });
export type OwnLetters = z.infer<typeof ownLetters>;
