import * as z from '@forms/shared/platform/zod';
import { type ListAsked, listQuery } from '../lists/page';

export const fileTypes = ['image', 'doc'] as const;
export const contentTypes = ['bundleDoc', 'idDoc', 'bd-extra', 'other'] as const;
export type ContentType = (typeof contentTypes)[number];

/** Whose a file can be: an enquiry's by its id, or the staff's own, which need none. */
export const entityTypes = ['enquiry', 'staff'] as const;
export type EntityType = (typeof entityTypes)[number];

/** Whose the files that staff upload become. */
export type FileOwner = { entityType: 'enquiry'; entityTypeId: string } | { entityType: 'staff' };

/** Who a visitor's annotations are shown as being from. */
export const FORM_GUEST = 'Form guest';

/**
 * `own` where it is from whoever asks, by their session: a visitor knows theirs by the id that saving answered.
 * `removable` where whoever asks may remove it.
 */
export const fileAnnotation = z.object({ id: z.string(), user: z.string(), own: z.boolean(), removable: z.boolean() });
export type FileAnnotation = z.infer<typeof fileAnnotation>;

/**
 * How far a file's copy as PDF is: `none` is needed, it is `waiting`, `ready` at `url`, has `failed`, or this server
 * cannot make one.
 */
export const conversion = z.union([
  z.object({ state: z.enum(['none', 'waiting', 'failed', 'unavailable']) }),
  z.object({ state: z.literal('ready'), url: z.string() }),
]);
export type Conversion = z.infer<typeof conversion>;

/** Why a file is not handed out: nobody has looked for viruses in it yet, or one was found and the file removed. */
const held = z.enum(['unscanned', 'infected']);
export type Held = z.infer<typeof held>;

/** What whoever asks for a held file is told (409 and 410), and whoever uploads an infected one (422). */
export const FILE_UNSCANNED = 'This file is being checked for viruses. Please try again in a few minutes.';
export const FILE_WAS_INFECTED = 'This file held a virus and was removed.';
export const FILE_INFECTED = 'This file holds a virus and was not taken.';

/** A file as lists show it, `size` in bytes. `extension` is `ext`: the specification calls it both. */
export const listedFile = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  ext: z.string(),
  extension: z.string(),
  size: z.number().int().nonnegative(),
  fileType: z.enum(fileTypes),
  contentType: z.enum(contentTypes),
  locked: z.boolean(),
  visible: z.boolean(),
  uploadedAt: z.string(),
  held: held.optional(),
  url: z.string(),
});
export type ListedFile = z.infer<typeof listedFile>;

/**
 * A stored file. `fileData` is base64, and empty where `?data=none` asks for no bytes; `url` serves them with Range,
 * for viewers. `reader` is the name of whoever is signed in and asks; a visitor has none.
 */
export const storedFile = listedFile.extend({
  fileData: z.string(),
  conversion,
  annotations: z.array(fileAnnotation),
  reader: z.string().optional(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const fileQuery = z.object({ data: z.literal('none').optional() });
/** Whose files a list is of; the staff's have no `entityTypeId`. */
export const fileListQuery = z.object({
  entityType: z.enum(entityTypes),
  entityTypeId: z.string().optional(),
});

/** What a file in the list of all can be of: an enquiry, the staff, a form that is not submitted yet, or what the site made itself. */
export const fileOwners = [...entityTypes, 'session', 'site'] as const;

/** What the list of all files is asked for: those of a tab, which says what they are of, and of a type that they were uploaded as. */
export const filesAsked = z.object({
  ...listQuery(['uploaded', 'name', 'size']),
  tab: z.enum(fileOwners).optional(),
  contentType: z.enum(contentTypes).optional(),
});
export type FilesAsked = Omit<z.infer<typeof filesAsked>, keyof ListAsked> & ListAsked;

/** A file in the list of all, with the enquiry that it is of, by which one of many `report.pdf` is told from the others. */
export const fileOfList = listedFile.extend({
  of: z.enum(fileOwners),
  enquiry: z.object({ id: z.string(), reference: z.string(), name: z.string() }).optional(),
});
export type FileOfList = z.infer<typeof fileOfList>;

export const fileState = z.object({ id: z.string(), locked: z.boolean(), visible: z.boolean() });
/** What deleting or annotating a locked file is refused with (409). */
export const FILE_LOCKED = 'This file is locked. Unlock it first.';

export const uploaded = z.object({ id: z.string() });

const KB = 1024;
export const MAX_FILE_BYTES = 100 * KB * KB;
export const MAX_TOTAL_BYTES = KB * KB * KB;
export const FILE_EMPTY = 'This file is empty.';
export const TYPE_MISMATCH = 'File type does not match extension';
export const ARCHIVE_TOO_LARGE = 'This file would unpack to far more than its size, and is not taken.';
/** Width times height: what the largest cameras of phones make is just taken. */
export const MOST_PICTURE_POINTS = 200_000_000;
export const PICTURE_TOO_LARGE =
  'This picture has more than 200 million points, which is too large to be shown. Please make it smaller.';
/** What the server answers for a file that it cannot give; either leads to `FILE_NOT_FOUND`. */
export const FILE_ID_NOT_VALID = 'File ID not valid';
export const FILE_UNREADABLE = 'Problem retrieving file';
export const FILE_NOT_FOUND = {
  title: 'File not found',
  message: 'We are sorry. We are currently unable to find the file, please contact support.',
  view: 'The file has not been found',
} as const;
/** Where going to the file before or after leads out of the list. */
export const FIRST_FILE = { title: 'First file', message: 'This is the first file in the list' } as const;
export const LAST_FILE = { title: 'Last file', message: 'This is the last file in the list' } as const;
export const ACCESS_DENIED = {
  title: 'Access denied',
  message: 'You do not currently have access to this file. Please contact support if you think that you should.',
} as const;
