import type { ContentType, FileAnswer, FileOwner, ListedFile } from '../../contract';

/** The files of an `uploader` field: those uploaded, and those on their way. */
export interface UploaderProps {
  value: readonly FileAnswer[];
  onChange(files: FileAnswer[]): void;
  onBlur?(): void;
  /** They become its own as soon as they have arrived; without it they are visitors', until a form is submitted. */
  owner?: FileOwner | undefined;
  /** They are sent as a document that an application asks for, by the secret of its page: in place of an owner. */
  application?: { link: string; document: string } | undefined;
  /** Offers to take a photograph, on a device that is held in the hand. */
  camera?: boolean;
  /** The secret word that a visitor's files are sent by, and taken back by until the form is submitted. */
  session?: string | undefined;
  /** Where the server tells of a visitor's files, by their id behind it; `/file/` where it is not said. */
  getAPI?: string | undefined;
  /** What the files are kept as; with several, the person says which. */
  uploadTypes?: readonly ContentType[] | undefined;
  readOnly?: boolean;
  noDelete?: boolean;
  /** Ids that tie the field's label, hint and error to the uploader. */
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

/** The files of one owner or, without one, all there are. */
export interface FileListProps {
  owner?: FileOwner | undefined;
  /** As students see it: their own files that staff have made visible, without the columns Locked and Visible. */
  studentMode?: boolean;
  /** Without the columns Locked and Visible. */
  noToggles?: boolean;
  /** Nothing is added, changed or deleted. */
  readOnly?: boolean;
  noDownload?: boolean;
  noDelete?: boolean;
  /** As high as its rows instead of the window. */
  amongOthers?: boolean;
}

/** A file within a dialog. */
export interface FilePreviewProps {
  fileId: string;
  /** Those among which it stands: previous and next lead to the others. */
  files?: readonly ListedFile[] | undefined;
  onNavigate?(fileId: string): void;
  readOnly?: boolean | undefined;
  noDownload?: boolean | undefined;
}

export interface FilePageProps {
  fileId: string;
}
