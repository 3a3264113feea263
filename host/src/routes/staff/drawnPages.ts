import type { Session } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/platform/remotes';
import type { Store } from '@forms/shared/platform/store';
import { type AskRows, askRowsOf, bringPart, type LoadPart } from '@forms/shared/platform/ui';
import type { ComponentType } from 'react';
import type { LoadRemote } from '../../federation/loaded';
import { partLoader } from '../../federation/partLoader';
import { partAt } from '../behindPath';
import { staffCalls } from './staffCalls';
import { isStaffPage, mayOpen, type StaffSlug, staffPages } from './staffPages';

interface StaffPageProps {
  /** What the address opens on the page, as an enquiry's id; empty where it names nothing. */
  hash: string;
}

interface DrawnPage {
  load: LoadPart<StaffPageProps>;
  /** What asks for its rows where it is a list, or its part's. */
  rows: AskRows | 'ofPart' | undefined;
}

const drawn = (load: () => Promise<ComponentType<StaffPageProps>>, rows?: DrawnPage['rows']): DrawnPage => ({
  load: async () => ({ default: await load() }),
  rows,
});

const { hostEnquiries, hostInvoices, hostContacts, hostBugReports } = staffCalls.endpoints;

/** What draws each page of the portal, loaded when it is first opened. */
export const drawnPages: Readonly<Record<StaffSlug, DrawnPage>> = {
  home: drawn(async () => (await import('./home/StaffHome')).StaffHome),
  enquiries: drawn(
    async () => (await import('./enquiries/Enquiries')).Enquiries,
    askRowsOf('enquiries', hostEnquiries),
  ),
  enquiry: drawn(async () => (await import('./enquiries/EnquiryPage')).EnquiryPage),
  person: drawn(async () => (await import('./people/PersonPage')).PersonPage),
  invoices: drawn(async () => (await import('./invoices/Invoices')).Invoices, askRowsOf('invoices', hostInvoices)),
  invoice: drawn(async () => (await import('./invoices/InvoicePage')).InvoicePage),
  owed: drawn(async () => (await import('./invoices/Owed')).Owed, 'ofPart'),
  reminders: drawn(async () => (await import('./invoices/reminders/Reminders')).Reminders),
  payer: drawn(async () => (await import('./invoices/PayerPage')).PayerPage),
  'payer-statement': drawn(async () => (await import('./invoices/PayerStatementPage')).PayerStatementPage),
  statements: drawn(async () => (await import('./invoices/Statements')).Statements),
  exports: drawn(async () => (await import('./invoices/Exports')).Exports),
  statistics: drawn(async () => (await import('./statistics/Statistics')).Statistics),
  entries: drawn(async () => (await import('./exams/ExamEntries')).ExamEntries, 'ofPart'),
  submissions: drawn(async () => (await import('./exams/Submissions')).Submissions),
  submission: drawn(async () => (await import('./exams/SubmissionPage')).SubmissionPage),
  'exam-days': drawn(async () => (await import('./exams/ExamDays')).ExamDays),
  'key-dates': drawn(async () => (await import('./exams/KeyDates')).KeyDates),
  seller: drawn(async () => (await import('./sellers/Sellers')).Sellers),
  products: drawn(async () => (await import('./products/Products')).Products),
  catalogue: drawn(async () => (await import('./exams/Catalogue')).Catalogue),
  files: drawn(async () => (await import('./files/Files')).Files, 'ofPart'),
  'my-applications': drawn(async () => (await import('./applications/OwnApplications')).OwnApplications),
  'my-files': drawn(async () => (await import('./files/OwnFiles')).OwnFiles),
  'my-tuition': drawn(async () => (await import('./tuition/OwnTuition')).OwnTuition),
  tuition: drawn(async () => (await import('./tuition/TuitionPage')).TuitionPage),
  calendar: drawn(async () => (await import('./exams/CollegeCalendar')).CollegeCalendar),
  contacts: drawn(async () => (await import('./contacts/Contacts')).Contacts, askRowsOf('contacts', hostContacts)),
  contact: drawn(async () => (await import('./contacts/ContactPage')).ContactPage),
  'bug-reports': drawn(
    async () => (await import('./bug-reports/BugReports')).BugReports,
    askRowsOf('bug-reports', hostBugReports),
  ),
  'bug-report': drawn(async () => (await import('./bug-reports/BugReportPage')).BugReportPage),
  forms: drawn(async () => (await import('./forms/Forms')).Forms),
  form: drawn(async () => (await import('./forms/EditForm')).EditForm),
  'new-form': drawn(async () => (await import('./forms/NewForm')).NewForm),
  pages: drawn(async () => (await import('./site/pages/Pages')).Pages),
  page: drawn(async () => (await import('./site/pages/EditPage')).EditPage),
  'new-page': drawn(async () => (await import('./site/pages/NewPage')).NewPage),
  terms: drawn(async () => (await import('./site/terms/Terms')).Terms),
  'terms-text': drawn(async () => (await import('./site/terms/EditTerms')).EditTerms),
  queues: drawn(async () => (await import('./site/queues/HomeQueuesPage')).HomeQueuesPage),
  'test-menu': drawn(async () => (await import('./site/test-menu/TestMenuPage')).TestMenuPage),
  letters: drawn(async () => (await import('./site/letters/LetterWordsPage')).LetterWordsPage),
  'reply-templates': drawn(async () => (await import('./site/templates/ReplyTemplates')).ReplyTemplates),
  choices: drawn(async () => (await import('./site/choices/Choices')).Choices),
  users: drawn(async () => (await import('./users/Users')).Users),
  user: drawn(async () => (await import('./users/UserPage')).UserPage),
  'second-factor': drawn(async () => (await import('./second-factor/SecondFactorRolesPage')).SecondFactorRolesPage),
  'personal-data': drawn(async () => (await import('./personal-data/PersonalDataPage')).PersonalDataPage),
  audit: drawn(async () => (await import('./audit/AuditLog')).AuditLog),
  erasure: drawn(async () => (await import('./personal-data/CertificatePage')).CertificatePage),
  remotes: drawn(async () => (await import('./remotes/Remotes')).Remotes),
  remote: drawn(async () => (await import('./remotes/RemotePage')).RemotePage),
  account: drawn(async () => (await import('./account/Account')).Account),
};

/** Brings what draws the page of the portal at a path, with its part, for when it is drawn. */
export async function bringStaffPage(path: string, loadRemote: LoadRemote): Promise<void> {
  const slug = slugAt(path);
  if (!isStaffPage(slug)) return;
  const part = partAt(path);
  await Promise.all([bringPart(drawnPages[slug].load), part && bringRemote(part, loadRemote)]);
}

/** A part that cannot be had says so where it is drawn. */
async function bringRemote(part: RemoteModule, loadRemote: LoadRemote): Promise<void> {
  const { ok } = await loadRemote(part);
  if (ok) await bringPart(partLoader(loadRemote, part));
}

interface RowsAsked {
  store: Store;
  address: Pick<Location, 'pathname' | 'search'>;
  who: Session | undefined;
  /** What asks for the rows of the page's part, once that has come. */
  ofPart: Promise<AskRows | undefined> | undefined;
}

/** Asks for the rows of the list at an address of the portal, before it is drawn, where one stands there that is open to who comes. */
export async function askRows({ store, address: { pathname, search }, who, ofPart }: RowsAsked): Promise<void> {
  const slug = slugAt(pathname);
  if (!who || who.needsSecondFactor || !isStaffPage(slug) || !mayOpen(who, staffPages[slug])) return;
  const { rows } = drawnPages[slug];
  const ask = rows === 'ofPart' ? await ofPart : rows;
  await ask?.(store, new URLSearchParams(search));
}

const slugAt = (path: string) => path.split('/')[2] ?? '';
