import type { ReactNode } from 'react';
import type { ContentType, FileOwner, ListedFile, PageAnswers } from '../../../contract';

/** What saving comes to: nothing where it is saved, else why it is not. */
export type Saved = string | undefined | void;

/** The dialogs that a list opens. Uploads are their owner's as soon as they have arrived. What `onSave` rejects with is shown by the host, and the dialog stays open. */
export type ListDialog =
  | { kind: 'upload'; title: string; owner: FileOwner; uploadTypes?: readonly ContentType[] }
  | {
      kind: 'text';
      title: string;
      /** What is written about, above the box. */
      lead?: ReactNode;
      label: string;
      value?: string;
      /** Hears every change, so that a text can outlive a dialog that is closed before it is saved. */
      onChange?(html: string): void;
      /** What is wrong with a text; it is said at the box, and nothing is saved. */
      errorIn?(html: string): string | undefined;
      saveLabel?: 'Save' | 'Send';
      onSave(html: string): Saved | Promise<Saved>;
    }
  | {
      kind: 'form';
      title: string;
      /** What is chosen beside the form, above it. */
      lead?: ReactNode;
      slug: string;
      onSave(pages: PageAnswers[]): void | Promise<void>;
    }
  | {
      kind: 'file';
      title: string;
      fileId: string;
      /** Those among which it is the one shown first; previous and next lead to the others. */
      files?: readonly ListedFile[];
      readOnly?: boolean;
      noDownload?: boolean;
    };
