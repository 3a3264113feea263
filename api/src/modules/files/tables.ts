import type { ContentType, EntityType, Held } from '@forms/shared/contract';
import type { Generated, Selectable } from 'kysely';

export interface FileTables {
  /**
   * The bytes stand in the store under the id, those of a PDF that was made of it under the id and `.pdf`. Whose a file is: of an enquiry or the staff; of the upload session
   * of a form that is not submitted yet; or nobody's, as those that the server made.
   */
  files: {
    id: string;
    name: string;
    ext: string;
    mime: string;
    bytes: number;
    contentType: ContentType;
    locked: 0 | 1;
    visible: 0 | 1;
    uploadedAt: string;
    entityType: EntityType | 'session' | null;
    entityId: string | null;
    /** Why it is not handed out. */
    held: Held | null;
    /** How far a PDF of it is; null where nobody has asked for one. */
    conversion: 'waiting' | 'ready' | 'failed' | null;
    pdfBytes: number | null;
    /** When it goes if no form that names it is submitted before; null where it is somebody's. */
    keptUntil: string | null;
    /** Its name, folded: what it is searched and sorted by. */
    searched: Generated<string>;
  };
  /** Room for uploads that are coming in, in bytes. */
  uploadHolds: { id: string; entityType: string; entityId: string; bytes: number; heldUntil: string };
  /**
   * A file that comes in by parts: `key` is what its sender knows it by, `bytes` how large it will be, `fileId` what it
   * became, so that whoever missed the answer hears it again. Its room is held under the same id.
   */
  unfinishedUploads: {
    id: string;
    key: string;
    entityType: EntityType | 'session';
    entityId: string;
    bytes: number;
    fileId: string | null;
    keptUntil: string;
  };
  /** What has come of one; the bytes stand in the store under the id. */
  uploadParts: { id: string; uploadId: string; start: number; bytes: number };
  /** One XFDF document a file and owner: a user, or whoever holds a guest's key. */
  fileAnnotations: { id: string; fileId: string; owner: string; author: string; xfdf: string; savedAt: string };
}
export type FileRow = Selectable<FileTables['files']>;

declare module '../../platform/database/tables' {
  interface Tables extends FileTables {}
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    scan: { fileId: string };
    conversion: { fileId: string };
    sweep: Record<string, never>;
  }
}
