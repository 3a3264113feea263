import type { ReactNode } from 'react';
import type { Enquiry, FormDefinition, HtmlKind, PageAnswers, PageDefinition } from '../../contract';

/** A form by its slug. `hash` names the draft that it resumes. */
export interface FormPageProps {
  slug: string;
  hash?: string | undefined;
  /** The person came to it by Back or Forward: where they have sent it, it leads to what became of it. */
  isReturn?: boolean;
  /** Stands in the form's place until it is known with what that begins; by itself grey lines. */
  meanwhile?: ReactNode;
  /** Takes the answers of a form without errors in the server's stead. */
  onSubmitForm?(pages: PageAnswers[]): void;
  /** The answers so far, when a submit was refused for errors in them. */
  onSaveCurrent?(pages: PageAnswers[]): void;
  /** Cancel mode: Clear becomes Cancel, and asks nothing. */
  onCancel?(): void;
  /** Errors show at their fields and in the summary, without the dialog. */
  suppressErrorsDialog?: boolean;
}

/** The private page of what was sent. `link` is the secret of its address. */
export interface ApplicationPageProps {
  link: string;
}

/** What waits in this browser to be sent; it draws nothing. */
export interface OutboxProps {
  /** The person wants to see a form: leads to its path. */
  onOpen(path: string): void;
}

/** A form's definition as text, with a preview, for those who write forms. */
export interface FormEditorProps {
  slug: string;
  /** It is looked at, not changed. */
  readOnly: boolean;
}

/** The answers of a form, read-only. `onChange` draws a Change link a page. */
export interface AnswersProps {
  definition: FormDefinition;
  pages: readonly PageAnswers[];
  onChange?: ((page: PageDefinition) => void) | undefined;
}

/** The answers of an enquiry in their form, corrected by staff. `onClose` once they are, or are to stay. */
export interface CorrectAnswersProps {
  enquiry: Enquiry;
  onClose(): void;
}

/** A text of the site's own, written as rich text, or as HTML where rich text cannot hold all that is in it. */
export interface SiteTextProps extends RichTextProps {
  /** A page may have pictures and named sections; a text has words, lists, tables and links. */
  kind: HtmlKind;
}

/** A box to write rich text in, under its label. HTML comes in and goes out; empty when nothing is written. */
export interface RichTextProps {
  label: string;
  value: string;
  /** What is wrong with it, said at the box. */
  error?: string | undefined;
  onChange(html: string): void;
}
