import type { AcceptedEnding, StoredFile } from '@forms/shared/contract';

/** What a file of an ending is served as, and what its own bytes say it is where that differs. */
interface Kind {
  fileType: StoredFile['fileType'];
  mime: string;
  found: readonly string[];
  /** A zip file inside. */
  zipped?: true;
}

const kind = (fileType: Kind['fileType'], mime: string, ...found: string[]): Kind => ({
  fileType,
  mime,
  found: [mime, ...found],
});
const image = (mime: string, ...found: string[]) => kind('image', mime, ...found);
const doc = (mime: string, ...found: string[]) => kind('doc', mime, ...found);
const zipped = (mime: string): Kind => ({ ...doc(mime), zipped: true });

/** Office files of before 2007 all begin alike. */
const OLD_OFFICE = 'application/x-cfb';
const office = 'application/vnd.openxmlformats-officedocument';

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    jpg: image('image/jpeg'),
    jpeg: image('image/jpeg'),
    png: image('image/png', 'image/apng'),
    gif: image('image/gif'),
    webp: image('image/webp'),
    bmp: image('image/bmp'),
    tif: image('image/tiff'),
    tiff: image('image/tiff'),
    heic: image('image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'),
    avif: image('image/avif'),
    pdf: doc('application/pdf'),
    doc: doc('application/msword', OLD_OFFICE),
    docx: zipped(`${office}.wordprocessingml.document`),
    rtf: doc('application/rtf'),
    odt: zipped('application/vnd.oasis.opendocument.text'),
    ppt: doc('application/vnd.ms-powerpoint', OLD_OFFICE),
    pptx: zipped(`${office}.presentationml.presentation`),
    xlsx: zipped(`${office}.spreadsheetml.sheet`),
    mp3: doc('audio/mpeg'),
    m4a: doc('audio/mp4', 'audio/x-m4a'),
    aac: doc('audio/aac'),
    wav: doc('audio/wav'),
    ogg: doc('audio/ogg', 'video/ogg', 'application/ogg'),
    flac: doc('audio/flac'),
    mp4: doc('video/mp4', 'video/x-m4v'),
    mov: doc('video/quicktime'),
    webm: doc('video/webm'),
    mkv: doc('video/matroska'),
    avi: doc('video/vnd.avi'),
  } satisfies Record<AcceptedEnding, Kind>),
);

/** The kind that a file's ending claims; undefined for one that is not taken. */
export const kindOf = (ext: string): Kind | undefined => kinds.get(ext);
