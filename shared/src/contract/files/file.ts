import * as z from 'zod';

export const fileTypes = ['image', 'doc'] as const;
export const contentTypes = ['bundleDoc', 'idDoc', 'bd-extra', 'other'] as const;
export type ContentType = (typeof contentTypes)[number];

export const fileAnnotation = z.object({ id: z.string(), user: z.string() });

/**
 * A stored file, `size` in bytes. `fileData` is base64, and empty where `?data=none` asks for no bytes; `url` serves
 * them with Range, for viewers.
 */
export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  ext: z.string(),
  size: z.number().int().nonnegative(),
  fileType: z.enum(fileTypes),
  contentType: z.enum(contentTypes),
  locked: z.boolean(),
  visible: z.boolean(),
  uploadedAt: z.string(),
  fileData: z.string(),
  conversion: z.string().nullable(),
  annotations: z.array(fileAnnotation),
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const fileQuery = z.object({ data: z.literal('none').optional() });

export const fileVisibility = z.object({ id: z.string(), visible: z.boolean() });

export const uploaded = z.object({ id: z.string() });

const KB = 1024;
export const MAX_FILE_BYTES = 100 * KB * KB;
export const MAX_TOTAL_BYTES = KB * KB * KB;
export const TYPE_MISMATCH = 'File type does not match extension';
/** What the server answers for a file that it cannot give; either leads to `FILE_NOT_FOUND`. */
export const FILE_ID_NOT_VALID = 'File ID not valid';
export const FILE_UNREADABLE = 'Problem retrieving file';
export const FILE_NOT_FOUND = {
  title: 'File not found',
  message: 'We are sorry. We are currently unable to find the file, please contact support.',
  view: 'The file has not been found',
} as const;
export const ACCESS_DENIED = {
  title: 'Access denied',
  message: 'You do not currently have access to this file. Please contact support if you think that you should.',
} as const;
