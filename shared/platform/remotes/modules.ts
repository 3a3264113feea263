import type { ComponentType } from 'react';
import type {
  ApplicationPaymentProps,
  BoardSubmissionProps,
  BoardSubmissionsProps,
  CatalogueProps,
  EnquiryPaymentProps,
  EntryListProps,
  ExamDaysProps,
  ExamEntriesProps,
  ExportsProps,
  InvoiceEditorProps,
  InvoicePageProps,
  KeyDatesProps,
  OwedProps,
  PayerAccountProps,
  PayerStatementProps,
  ProductsProps,
  SellersProps,
  StatementsProps,
} from './examsProps';
import type { FileListProps, FilePageProps, FilePreviewProps, UploaderProps } from './filesProps';
import type {
  AnswersProps,
  ApplicationPageProps,
  CorrectAnswersProps,
  FormEditorProps,
  FormPageProps,
  OutboxProps,
  RichTextProps,
  SiteTextProps,
} from './formsProps';

export * from './examsProps';
export * from './filesProps';
export * from './formsProps';

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
  'mf-forms/CorrectAnswers': ComponentType<CorrectAnswersProps>;
  'mf-forms/RichText': ComponentType<RichTextProps>;
  'mf-forms/SiteText': ComponentType<SiteTextProps>;
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
  'mf-exams-payments/PayerStatement': ComponentType<PayerStatementProps>;
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
