import type { ComponentType, ReactNode } from 'react';
import type {
  ApplicationDetails,
  ApplicationInvoice,
  ContentType,
  Enquiry,
  ExamEntry,
  FileAnswer,
  FileOwner,
  FormDefinition,
  Invoice,
  ListedFile,
  PageAnswers,
  PageDefinition,
  StoredForm,
} from '../../contract';

/** A form by its slug. `hash` names the draft that it resumes. */
export interface FormPageProps {
  slug: string;
  hash?: string | undefined;
  /** The person came to it by Back or Forward: where they have sent it, it leads to what became of it. */
  isReturn?: boolean;
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

/** A box to write rich text in, under its label. HTML comes in and goes out; empty when nothing is written. */
export interface RichTextProps {
  label: string;
  value: string;
  /** What is wrong with it, said at the box. */
  error?: string | undefined;
  onChange(html: string): void;
}

/** The exam entry table of a `form-exams-api` field, with its dialog. */
export interface ExamEntriesProps {
  value: readonly ExamEntry[];
  onChange(entries: ExamEntry[]): void;
  onBlur?(): void;
  readOnly?: boolean;
  /** Ids that tie the field's label, hint and error to the table. */
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

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

/** The last page of a form with an invoice: fees, declarations and the ways to pay. It posts the form. */
export interface InvoicePageProps {
  form: StoredForm;
  /** Names this filling in of the form: sent again, it is the same submission. */
  journey: string;
  /** The draft behind a link that the submission ends. */
  draftHash?: string | undefined;
  title: string;
  /** The form read-only, drawn by the form itself. */
  answers: ReactNode;
  /** The answers to be posted: shown pages and fields only. */
  pages: readonly PageAnswers[];
  onBack(): void;
  /** The server refused answers; the form shows where. */
  onRefused(errors: { page: string; field: string; message: string }[]): void;
  /**
   * The enquiry is stored and its payment settled or arranged: nothing may be changed any more. `link` is the secret of
   * its private page, where the server gives one.
   */
  onComplete(link?: string): void;
}

/** The money of a stored application, for whoever sent it. */
export interface ApplicationPaymentProps {
  /** The invoice's title. */
  title: string;
  details: ApplicationDetails;
  invoice: ApplicationInvoice;
  /** Something is to be paid, and can be paid now. */
  isOwing: boolean;
  /** It was paid, or a way to pay was chosen. */
  onChange(): void;
}

/** An invoice as staff write it: its head, lines, instalments and status. */
export interface InvoiceEditorProps {
  invoiceId: string;
  /** Hears the invoice when it comes, and as it is after each change. Give it a stable function. */
  onShow?(invoice: Invoice): void;
}

/** Bank statements: imported, and their rows matched with invoices. */
export type StatementsProps = Record<never, never>;

/** What the accounts are exported of, in batches. */
export type ExportsProps = Record<never, never>;
/** Which exams each candidate is entered for. */
export type EntryListProps = Record<never, never>;

/** When papers are sat, and by whom. */
export type ExamDaysProps = Record<never, never>;

/** What boards have not been told of, and what was sent to them. */
export type BoardSubmissionsProps = Record<never, never>;
/** What was sent to a board in one file, with its answers. */
export interface BoardSubmissionProps {
  submissionId: string;
  /** Hears what it is called when it comes. Give it a stable function. */
  onShow?(named: string): void;
}

/** When each board's qualifications are entered for, by series. */
export type KeyDatesProps = Record<never, never>;

/** Who sells at each campus, as documents say it. */
export type SellersProps = Record<never, never>;

/** What invoices can be made of, as staff edit it. */
export type ProductsProps = Record<never, never>;

/** What candidates can be entered for and what it costs, as staff edit it. */
export type CatalogueProps = Record<never, never>;

/** What is owed to the college, by who pays and since when. */
export type OwedProps = Record<never, never>;

/** All that is open of one who pays. */
export interface PayerAccountProps {
  payerId: string;
  /** Hears the name of who pays when it comes. Give it a stable function. */
  onShow?(name: string): void;
}

/** What staff see and do about an enquiry's payment and letters. */
export interface EnquiryPaymentProps {
  enquiry: Enquiry;
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

export interface ContactFormProps {
  /** The page that the enquiry is sent from. */
  page: string;
  heading?: string;
  caption?: string;
}

/** What a module is given that a remote brings as a page. */
export interface RoutePageProps {
  /** What follows the page's own path in the address, as `42` of `/library/42`; undefined where nothing does. */
  hash: string | undefined;
}

/**
 * Every module that one part may draw of another: `<Remote of="mf-forms/FormPage" slug="…" />`. What a remote exposes
 * checks itself with it: `export default FormPage satisfies RemoteModules['mf-forms/FormPage']`.
 */
export interface RemoteModules {
  'mf-forms/FormPage': ComponentType<FormPageProps>;
  'mf-forms/ApplicationPage': ComponentType<ApplicationPageProps>;
  'mf-forms/Outbox': ComponentType<OutboxProps>;
  'mf-forms/FormEditor': ComponentType<FormEditorProps>;
  'mf-forms/Answers': ComponentType<AnswersProps>;
  'mf-forms/RichText': ComponentType<RichTextProps>;
  'mf-exams-payments/ExamEntries': ComponentType<ExamEntriesProps>;
  'mf-exams-payments/InvoicePage': ComponentType<InvoicePageProps>;
  'mf-exams-payments/ApplicationPayment': ComponentType<ApplicationPaymentProps>;
  'mf-exams-payments/InvoiceEditor': ComponentType<InvoiceEditorProps>;
  'mf-exams-payments/EnquiryPayment': ComponentType<EnquiryPaymentProps>;
  'mf-exams-payments/Exports': ComponentType<ExportsProps>;
  'mf-exams-payments/EntryList': ComponentType<EntryListProps>;
  'mf-exams-payments/BoardSubmissions': ComponentType<BoardSubmissionsProps>;
  'mf-exams-payments/BoardSubmission': ComponentType<BoardSubmissionProps>;
  'mf-exams-payments/ExamDays': ComponentType<ExamDaysProps>;
  'mf-exams-payments/KeyDates': ComponentType<KeyDatesProps>;
  'mf-exams-payments/Catalogue': ComponentType<CatalogueProps>;
  'mf-exams-payments/Owed': ComponentType<OwedProps>;
  'mf-exams-payments/PayerAccount': ComponentType<PayerAccountProps>;
  'mf-exams-payments/Products': ComponentType<ProductsProps>;
  'mf-exams-payments/Sellers': ComponentType<SellersProps>;
  'mf-exams-payments/Statements': ComponentType<StatementsProps>;
  'mf-files/FileList': ComponentType<FileListProps>;
  'mf-files/FilePreview': ComponentType<FilePreviewProps>;
  'mf-files/FilePage': ComponentType<FilePageProps>;
  'mf-files/Uploader': ComponentType<UploaderProps>;
  'mf-contact/ContactForm': ComponentType<ContactFormProps>;
}
export type RemoteModule = keyof RemoteModules;
export type PropsOf<M extends RemoteModule> = M extends RemoteModule
  ? RemoteModules[M] extends ComponentType<infer P>
    ? P
    : never
  : never;

type RemoteIn<Module> = Module extends `${infer Name}/${string}` ? Name : never;
/** @internal For the host alone. */
export type RemoteName = RemoteIn<RemoteModule>;

/**
 * The remote that a module belongs to.
 * @internal For the host alone.
 */
export const remoteOf = (module: string): string => module.slice(0, module.indexOf('/'));

/**
 * What people call each part, for the fallback that stands in its place: a line that brings pages says it itself.
 * @internal For the host alone.
 */
export const remoteTitles: Readonly<Record<string, string>> = {
  'mf-forms': 'Forms',
  'mf-exams-payments': 'Exams and payments',
  'mf-files': 'Files',
  'mf-contact': 'Contact form',
} satisfies Record<RemoteName, string>;

/**
 * The remotes that there are.
 * @internal For the host alone.
 */
export const remoteNames = Object.keys(remoteTitles) as RemoteName[];
