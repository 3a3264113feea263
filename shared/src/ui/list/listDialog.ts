import type { ContentType, FileOwner, ListedFile, PageAnswers } from '../../contract';

/** The dialogs that a list opens. Uploads are their owner's as soon as they have arrived. What `onSave` rejects with is shown by the host, and the dialog stays open. */
export type ListDialog =
  | { kind: 'upload'; title: string; owner: FileOwner; uploadTypes?: readonly ContentType[] }
  | { kind: 'text'; title: string; label: string; value?: string; onSave(html: string): void | Promise<void> }
  | { kind: 'form'; title: string; slug: string; onSave(pages: PageAnswers[]): void | Promise<void> }
  | {
      kind: 'file';
      title: string;
      fileId: string;
      /** Those among which it is the one shown first; previous and next lead to the others. */
      files?: readonly ListedFile[];
      readOnly?: boolean;
      noDownload?: boolean;
    };
