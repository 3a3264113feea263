import * as z from '@forms/shared/platform/zod';
import { fileSize } from './fileSize';

/** The most that one person's annotations of one file may take, as XFDF in UTF-8. */
export const MAX_XFDF_BYTES = 5 * 1024 * 1024;
/** The most that one guest's take, and those of all guests on one file: anybody who has its link is one. */
export const MAX_GUEST_XFDF_BYTES = 1024 * 1024;
export const MAX_GUESTS_XFDF_BYTES = 5 * 1024 * 1024;
/** How many guests may annotate one file. */
export const MOST_GUESTS = 20;
/** JSON writes a sign of XFDF in two at most, but for control characters, which XML has not. */
export const MAX_ANNOTATION_BODY_BYTES = 2 * MAX_XFDF_BYTES + 1024;
export const XFDF_TOO_LARGE = `These annotations take more than ${fileSize(MAX_XFDF_BYTES)} and cannot be saved.`;
export const GUEST_XFDF_TOO_LARGE = `These annotations take more than ${fileSize(MAX_GUEST_XFDF_BYTES)}, which is the most for somebody who is not signed in. They cannot be saved, but you can download them.`;
export const GUESTS_FULL =
  'This file holds as many annotations of guests as it can. Yours cannot be saved, but you can download them. The staff can make room.';
export const GUEST_KEY_MISSING = 'Who is not signed in needs a guestKey to annotate.';
export const XFDF_NOT_VALID = 'These annotations are not valid XFDF.';
export const XFDF_WITH_DTD = 'XFDF with a document type is not taken: it could reach for other files or never end.';

/**
 * Annotations to save: a whole XFDF document. A person has one for a file, and saving again replaces it. A visitor has
 * no name to be known by and needs `guestKey`, a random word of their browser, kept there, that makes the next save theirs.
 */
export const annotationToSave = z.object({
  fileId: z.string(),
  xfdf: z.string(),
  guestKey: z
    .string()
    .regex(/^[\w-]{16,100}$/, 'Must have 16 to 100 letters, digits, - or _')
    .optional(),
});
export const savedAnnotation = z.object({ id: z.string() });
export const annotation = z.object({ id: z.string(), fileId: z.string(), user: z.string(), xfdf: z.string() });
export type Annotation = z.infer<typeof annotation>;
