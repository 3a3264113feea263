import type { EnquiryStatus, InvoiceItemType, TrackingStatus } from '@forms/shared/contract';
import type { Generated } from 'kysely';
import type { ExamTables } from '../../modules/exams/tables';
import type { FileTables } from '../../modules/files/tables';
import type { InvoiceTables } from '../../modules/invoices/tables';
import type { MailTables } from '../../modules/letters/tables';
import type { PaymentTables } from '../../modules/payments/tables';
import type { SecondFactorTables } from '../../modules/users/factorTables';
import type { JobTables } from '../jobs/tables';

/**
 * The tables, with snake_case names in the database and camelCase here. What both databases hold alike: ids and times
 * (ISO 8601, UTC) are text, yes or no is 1 or 0, JSON is text, money is whole pence.
 */
export interface Tables
  extends ExamTables,
    FileTables,
    InvoiceTables,
    PaymentTables,
    JobTables,
    MailTables,
    SecondFactorTables {
  users: User;
  /** Until `setsPasswordUntil` the password may be set without the old one. */
  sessions: {
    idHash: string;
    userId: string;
    expiresAt: string;
    idleUntil: string;
    setsPasswordUntil: string | null;
  };
  loginTokens: { tokenHash: string; userId: string; expiresAt: string; setsPassword: YesNo };
  /** Tries since the last right password, by account; no further one before `waitUntil`. */
  passwordTries: { accountHash: string; tries: number; waitUntil: string };
  /** Calls of an address by kind: when its bucket will be empty, in microseconds since 1970, and what was granted last. */
  callCounts: { key: string; emptyAt: number; granted: number };
  formVersions: FormVersion;
  terms: { slug: string; title: string; html: string };
  drafts: DraftRow;
  /** The keys that answers may be sealed with, by name. */
  answersKeys: { name: string };
  /** What the names of this site's files begin with in its bucket: one row, and none where there is no bucket. */
  bucketPrefixes: { prefix: string };
  /**
   * One row where a restore made this database, until it takes the site over: while it is there, no job is done. `endedAt`
   * is null while the restore runs, and where it broke off. `prefix` is what its files' names begin with in a bucket.
   */
  restoredCopies: { begunAt: string; backedUpAt: string; prefix: string; endedAt: string | null };
  /** Whose files a store has to hold: one row, which its mark says too. */
  siteIds: { id: string };
  enquiries: Enquiry;
  idempotency: { scope: string; key: string; bodyHash: string; answer: string; madeAt: string };
  contentPages: ContentPageRow;
  contacts: {
    id: string;
    firstName: string;
    lastName: string;
    email: string;
    mobile: string;
    message: string;
    page: string;
    sentAt: string;
    status: Generated<TrackingStatus>;
    suspect: YesNo;
  };
  bugReports: { id: string; report: string; sentAt: string; status: Generated<TrackingStatus> };
  /** What staff answered to a message. Its letter has the same id. */
  contactReplies: { id: string; contactId: string; html: string; author: string; madeAt: string };
  enquiryComments: { id: string; enquiryId: string; text: string; author: string; madeAt: string };
  enquirySteps: { id: string; enquiryId: string; status: EnquiryStatus; author: string; madeAt: string };
}

export type YesNo = 0 | 1;

interface User {
  id: string;
  email: string;
  name: string;
  /** A JSON list of the contract's roles. */
  roles: string;
  passwordHash: string;
  active: Generated<YesNo>;
  lastSignIn: string | null;
}

/** One state of a form; the newest version is the form. `madeBy` is null where it came with the product. */
interface FormVersion {
  slug: string;
  version: number;
  title: string;
  json: string;
  madeBy: string | null;
  madeAt: string;
}

/** Unfinished work, found by the hash of its link's secret and readable only with that secret. */
interface DraftRow {
  linkHash: string;
  slug: string;
  sealed: string;
  savedAt: string;
  keptUntil: string;
}

/** A submitted form. `paymentMethod` and `paidAt` are null without an invoice, which is a row of its own. */
interface Enquiry {
  id: string;
  reference: string;
  formSlug: string;
  formVersion: number;
  type: InvoiceItemType;
  status: string;
  name: string;
  email: string;
  pages: string;
  paymentMethod: string | null;
  paidAt: string | null;
  submittedAt: string;
}

interface ContentPageRow {
  slug: string;
  language: string;
  title: string;
  subtitle: string;
  /** JSON of the contract's header image. */
  headerImage: string | null;
  html: string;
}
