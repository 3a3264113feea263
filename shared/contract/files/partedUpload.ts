import * as z from '@forms/shared/platform/zod';
import { UPLOAD_SESSION } from './upload';

/** A larger file comes in parts of so many bytes, so that one whose line is cut goes on where it stopped. */
export const PART_BYTES = 1024 * 1024;
/** So long after it was begun an upload that did not come to its end is removed. */
export const UNFINISHED_HOURS = 20;
/** So many may be unfinished at once of one form that is filled in, or of one application. */
export const MOST_UNFINISHED = 20;

/** `key` is what its sender knows the file by: who begins with the same key goes on with what was begun. */
export const toBegin = {
  key: z.string().regex(UPLOAD_SESSION),
  name: z.string().min(1).max(1_000),
  size: z.int().min(1).max(1_000_000_000_000),
};
export const uploadToBegin = z.strictObject({ ...toBegin, session: z.string().regex(UPLOAD_SESSION) });
export const uploadPart = z.object({ id: z.string(), start: z.string().regex(/^\d{1,9}$/) });

/** Where an upload goes on: its first `offset` bytes have come. */
export const begunUpload = z.object({ id: z.string(), offset: z.int().nonnegative() });
export type BegunUpload = z.infer<typeof begunUpload>;

/** Of how many bytes the part is that begins at `offset`. */
export const bytesOfPart = (size: number, offset: number): number => Math.max(0, Math.min(PART_BYTES, size - offset));

export const UPLOAD_OVER = 'This upload is over. Please add the file again.';
export const OTHER_PART = 'Another part of this file is expected.';
export const TOO_MANY_UNFINISHED =
  'Too many files are on their way that have not arrived. Please wait for some of them, or remove them.';
