import type { ReactNode } from 'react';
import type {
  ApplicationDetails,
  ApplicationInvoice,
  Campus,
  Enquiry,
  ExamEntry,
  Invoice,
  PageAnswers,
  StoredForm,
} from '../../contract';

/** The exam entry table of a `form-exams-api` field, with its dialog. */
export interface ExamEntriesProps {
  value: readonly ExamEntry[];
  onChange(entries: ExamEntry[]): void;
  onBlur?(): void;
  readOnly?: boolean;
  /** Each exam that a centre assesses a part of says how that is done. */
  withCoursework?: boolean;
  /** Where the form's answers say that the exams will be sat. */
  campus?: Campus | undefined;
  /** Ids that tie the field's label, hint and error to the table. */
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

/** What was charged and paid in a period, of whoever pays for an enquiry. */
export interface PayerStatementProps {
  enquiryId: string;
  /** Hears the name of who pays when it comes. Give it a stable function. */
  onShow?(name: string): void;
}

/** What staff see and do about an enquiry's payment and letters. */
export interface EnquiryPaymentProps {
  enquiry: Enquiry;
}
