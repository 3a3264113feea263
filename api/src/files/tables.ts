import type { ContentType, EntityType } from '@forms/shared/contract';

export interface FileTables {
  /**
   * The bytes stand in the files' folder under the id. Whose a file is: of an enquiry or the staff; of the upload session
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
  };
  /** Room for uploads that are coming in, in bytes. */
  uploadHolds: { id: string; entityType: string; entityId: string; bytes: number; heldUntil: string };
  /** One XFDF document a file and owner: a user, or whoever holds a guest's key. */
  fileAnnotations: { id: string; fileId: string; owner: string; author: string; xfdf: string; savedAt: string };
}
export type FileRow = FileTables['files'];
