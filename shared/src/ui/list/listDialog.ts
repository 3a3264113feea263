import type { ContentType, FileAnswer, PageAnswers } from '../../contract';

/** The dialogs that a list opens. What `onSave` rejects with is shown by the host, and the dialog stays open. */
export type ListDialog =
  | {
      kind: 'upload';
      title: string;
      uploadTypes?: readonly ContentType[];
      onSave(files: FileAnswer[]): void | Promise<void>;
    }
  | { kind: 'text'; title: string; label: string; value?: string; onSave(html: string): void | Promise<void> }
  | { kind: 'form'; title: string; slug: string; onSave(pages: PageAnswers[]): void | Promise<void> }
  | { kind: 'file'; title: string; fileId: string };
