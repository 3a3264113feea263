import * as z from 'zod';
import { fileSize } from './fileSize';

/** The most that one person's annotations of one file may take, as XFDF in UTF-8. */
export const MAX_XFDF_BYTES = 5 * 1024 * 1024;
/** JSON writes a sign of XFDF in two at most, but for control characters, which XML has not. */
export const MAX_ANNOTATION_BODY_BYTES = 2 * MAX_XFDF_BYTES + 1024;
export const XFDF_TOO_LARGE = `These annotations take more than ${fileSize(MAX_XFDF_BYTES)} and cannot be saved.`;
export const XFDF_NOT_VALID = 'These annotations are not valid XFDF.';
export const XFDF_WITH_DTD = 'XFDF with a document type is not taken: it could reach for other files or never end.';

/**
 * Annotations to save: a whole XFDF document. A person has one for a file, and saving again replaces it. A visitor has
 * no name to be known by: `guestKey` is a random word of their browser, kept there, that makes the next save theirs.
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
