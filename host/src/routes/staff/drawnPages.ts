import type { Session, ViewedList } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/platform/remotes';
import type { Store } from '@forms/shared/platform/store';
import { type AskedOfList, askedAtFirst, bringPart, type LoadPart } from '@forms/shared/platform/ui';
import type { ComponentType } from 'react';
import type { LoadRemote } from '../../federation/loaded';
import { partLoader } from '../../federation/partLoader';
import { staffCalls } from './staffCalls';
import { isStaffPage, mayOpen, type StaffSlug, staffPages } from './staffPages';

interface StaffPageProps {
  /** What the address opens on the page, as an enquiry's id; empty where it names nothing. */
  hash: string;
}

interface DrawnPage {
  load: LoadPart<StaffPageProps>;
  /** The remote's part that it is made of. */
  part?: RemoteModule;
  /** The list that it is, and what asks for its rows. */
  list?: { id: ViewedList; ask(store: Store, asked: AskedOfList): Promise<unknown> };
}

/** Whoever draws it holds it. */
const unheld = { subscribe: false } as const;

const drawn = (
  load: () => Promise<ComponentType<StaffPageProps>>,
  madeOf: Omit<DrawnPage, 'load'> = {},
): DrawnPage => ({ load: async () => ({ default: await load() }), ...madeOf });

const { hostEnquiries, hostInvoices, hostContacts, hostBugReports } = staffCalls.endpoints;

/** What draws each page of the portal, loaded when it is first opened. */
export const drawnPages: Readonly<Record<StaffSlug, DrawnPage>> = {
  home: drawn(async () => (await import('./home/StaffHome')).StaffHome),
  enquiries: drawn(async () => (await import('./enquiries/Enquiries')).Enquiries, {
    list: { id: 'enquiries', ask: ({ dispatch }, asked) => dispatch(hostEnquiries.initiate(asked, unheld)) },
  }),
  enquiry: drawn(async () => (await import('./enquiries/EnquiryPage')).EnquiryPage, { part: 'mf-forms/Answers' }),
  person: drawn(async () => (await import('./people/PersonPage')).PersonPage),
  invoices: drawn(async () => (await import('./invoices/Invoices')).Invoices, {
    list: { id: 'invoices', ask: ({ dispatch }, asked) => dispatch(hostInvoices.initiate(asked, unheld)) },
  }),
  invoice: drawn(async () => (await import('./invoices/InvoicePage')).InvoicePage, {
    part: 'mf-exams-payments/InvoiceEditor',
  }),
  owed: drawn(async () => (await import('./invoices/Owed')).Owed, { part: 'mf-exams-payments/Owed' }),
  reminders: drawn(async () => (await import('./invoices/reminders/Reminders')).Reminders),
  payer: drawn(async () => (await import('./invoices/PayerPage')).PayerPage, {
    part: 'mf-exams-payments/PayerAccount',
  }),
  'payer-statement': drawn(async () => (await import('./invoices/PayerStatementPage')).PayerStatementPage, {
    part: 'mf-exams-payments/PayerStatement',
  }),
  statements: drawn(async () => (await import('./invoices/Statements')).Statements, {
    part: 'mf-exams-payments/Statements',
  }),
  exports: drawn(async () => (await import('./invoices/Exports')).Exports, { part: 'mf-exams-payments/Exports' }),
  statistics: drawn(async () => (await import('./statistics/Statistics')).Statistics),
  entries: drawn(async () => (await import('./exams/ExamEntries')).ExamEntries, {
    part: 'mf-exams-payments/EntryList',
  }),
  submissions: drawn(async () => (await import('./exams/Submissions')).Submissions, {
    part: 'mf-exams-payments/BoardSubmissions',
  }),
  submission: drawn(async () => (await import('./exams/SubmissionPage')).SubmissionPage, {
    part: 'mf-exams-payments/BoardSubmission',
  }),
  'exam-days': drawn(async () => (await import('./exams/ExamDays')).ExamDays, { part: 'mf-exams-payments/ExamDays' }),
  'key-dates': drawn(async () => (await import('./exams/KeyDates')).KeyDates, { part: 'mf-exams-payments/KeyDates' }),
  seller: drawn(async () => (await import('./sellers/Sellers')).Sellers, { part: 'mf-exams-payments/Sellers' }),
  products: drawn(async () => (await import('./products/Products')).Products, { part: 'mf-exams-payments/Products' }),
  catalogue: drawn(async () => (await import('./exams/Catalogue')).Catalogue, { part: 'mf-exams-payments/Catalogue' }),
  files: drawn(async () => (await import('./files/Files')).Files, { part: 'mf-files/FileList' }),
  'my-applications': drawn(async () => (await import('./applications/OwnApplications')).OwnApplications),
  'my-files': drawn(async () => (await import('./files/OwnFiles')).OwnFiles, { part: 'mf-files/FileList' }),
  'my-tuition': drawn(async () => (await import('./tuition/OwnTuition')).OwnTuition),
  tuition: drawn(async () => (await import('./tuition/TuitionPage')).TuitionPage),
  calendar: drawn(async () => (await import('./exams/CollegeCalendar')).CollegeCalendar),
  contacts: drawn(async () => (await import('./contacts/Contacts')).Contacts, {
    list: { id: 'contacts', ask: ({ dispatch }, asked) => dispatch(hostContacts.initiate(asked, unheld)) },
  }),
  contact: drawn(async () => (await import('./contacts/ContactPage')).ContactPage),
  'bug-reports': drawn(async () => (await import('./bug-reports/BugReports')).BugReports, {
    list: { id: 'bug-reports', ask: ({ dispatch }, asked) => dispatch(hostBugReports.initiate(asked, unheld)) },
  }),
  'bug-report': drawn(async () => (await import('./bug-reports/BugReportPage')).BugReportPage),
  forms: drawn(async () => (await import('./forms/Forms')).Forms),
  form: drawn(async () => (await import('./forms/EditForm')).EditForm, { part: 'mf-forms/FormEditor' }),
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
  const { load, part } = drawnPages[slug];
  await Promise.all([bringPart(load), part && bringRemote(part, loadRemote)]);
}

/** A part that cannot be had says so where it is drawn. */
async function bringRemote(part: RemoteModule, loadRemote: LoadRemote): Promise<void> {
  const { ok } = await loadRemote(part);
  if (ok) await bringPart(partLoader(loadRemote, part));
}

/** Asks for the rows of the list at an address of the portal, before it is drawn, where one stands there that is open to who comes. */
export async function askRows(
  store: Store,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  who: Session | undefined,
): Promise<void> {
  const slug = slugAt(pathname);
  if (!who || who.needsSecondFactor || !isStaffPage(slug) || !mayOpen(who, staffPages[slug])) return;
  const { list } = drawnPages[slug];
  const asked = list && askedAtFirst(list.id, new URLSearchParams(search));
  if (asked) await list.ask(store, asked);
}

const slugAt = (path: string) => path.split('/')[2] ?? '';
