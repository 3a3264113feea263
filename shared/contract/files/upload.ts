import * as z from '@forms/shared/platform/zod';
import { filled } from '../filled';
import type { Language } from '../product';
import { MAX_FILE_BYTES, MAX_TOTAL_BYTES } from './file';
import { fileSize, fileSizeAbove } from './fileSize';

/** What a list of files takes: the endings of files, by what people call them. SVG and HTML run scripts and are not among them. */
export const standardFiles = {
  Images: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'tif', 'tiff', 'heic', 'avif'],
  PDF: ['pdf'],
  Word: ['doc', 'docx', 'rtf', 'odt'],
  PowerPoint: ['ppt', 'pptx'],
  Excel: ['xlsx'],
} as const;
/** What a form's uploader takes. */
export const acceptedFiles = {
  ...standardFiles,
  Audio: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'flac'],
  Video: ['mp4', 'mov', 'webm', 'mkv', 'avi'],
} as const;
export type AcceptedEnding = (typeof acceptedFiles)[keyof typeof acceptedFiles][number];
/** The endings of the files that are taken somewhere, by what people call them. */
export type Accepted = Readonly<Record<string, readonly string[]>>;

/** The ending of a file's name, in small letters, without its dot. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file that the server has; `size` in bytes. */
export const uploadedFile = z.object({ id: z.string(), name: z.string(), size: z.number() });
export type UploadedFile = z.infer<typeof uploadedFile>;

/** A file on its way to the server, or `stopped` on it. An answer that holds one cannot be submitted. */
export const pendingFile = z.object({
  pending: z.string(),
  name: z.string(),
  size: z.number(),
  stopped: z.literal(true).optional(),
});
export type PendingFile = z.infer<typeof pendingFile>;

/** One entry of an uploader's answer. */
export const fileAnswer = z.union([uploadedFile, pendingFile]);
export type FileAnswer = z.infer<typeof fileAnswer>;

/** Whether a file is on its way: it will arrive or stop by itself. */
export const isUnderWay = (file: unknown): boolean => {
  const pending = pendingFile.safeParse(file);
  return pending.success && !pending.data.stopped;
};

/** Why a file was not taken. */
export interface Rejection {
  reason: 'size' | 'total' | 'type';
  message: string;
}

/** What a file is refused with, in the browser and by the server. */
export const uploadRefusals = {
  type: '{name} is not a standard image, pdf, or document file.',
  size: '{name} is {size}, and maximum file size is {most}.',
  total: 'Unable to add {name} as total upload size has reached the maximum ({most}).',
} as const;
/** Says one of them, filled in. */
type SayRefusal = (
  refusal: (typeof uploadRefusals)[Rejection['reason']],
  given: Readonly<Record<'name' | 'size' | 'most', string>>,
) => string;

/** What a file is refused with that does not fit beside the others. */
export const totalReached = (name: string): string =>
  filled(uploadRefusals.total, { name, most: fileSize(MAX_TOTAL_BYTES) });

/**
 * The word that a form's uploads share a total by. It is secret and the form's that is being filled in: until that is
 * submitted, whoever has it may look at what was uploaded and take it back.
 */
export const UPLOAD_SESSION = /^[\w-]{16,100}$/;
/** Whoever asks for a file of theirs says with this by which word they uploaded it. */
export const UPLOAD_SESSION_HEADER = 'Upload-Session';
export const uploadToTakeBack = z.object({ session: z.string().regex(UPLOAD_SESSION) });

/** Why a file cannot be added to `total` bytes of others, as `say` says it in a language; undefined where it can. */
export function rejectionOf(
  { name, size }: { name: string; size: number },
  total: number,
  accepted: Accepted = acceptedFiles,
  { say, language }: { say: SayRefusal; language?: Language } = { say: filled },
): Rejection | undefined {
  const refused = (reason: Rejection['reason'], most: number) => {
    const given = { name, size: fileSizeAbove(size, most, language), most: fileSize(most) };
    return { reason, message: say(uploadRefusals[reason], given) };
  };
  const isKnown = Object.values(accepted).some((endings) => endings.includes(endingOf(name)));
  if (!isKnown) return refused('type', MAX_FILE_BYTES);
  if (size > MAX_FILE_BYTES) return refused('size', MAX_FILE_BYTES);
  return total + size > MAX_TOTAL_BYTES ? refused('total', MAX_TOTAL_BYTES) : undefined;
}
