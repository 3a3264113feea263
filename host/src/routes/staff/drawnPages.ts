import { type ComponentType, lazy } from 'react';
import type { StaffSlug } from './staffPages';

interface StaffPageProps {
  /** What the address opens on the page, as an enquiry's id; empty where it names nothing. */
  hash: string;
}

const drawn = (load: () => Promise<ComponentType<StaffPageProps>>) => lazy(async () => ({ default: await load() }));

/** What draws each page of the portal, loaded when it is first opened. */
export const drawnPages: Readonly<Record<StaffSlug, ComponentType<StaffPageProps>>> = {
  home: drawn(async () => (await import('./home/StaffHome')).StaffHome),
  enquiries: drawn(async () => (await import('./enquiries/Enquiries')).Enquiries),
  enquiry: drawn(async () => (await import('./enquiries/EnquiryPage')).EnquiryPage),
  person: drawn(async () => (await import('./people/PersonPage')).PersonPage),
  invoices: drawn(async () => (await import('./invoices/Invoices')).Invoices),
  invoice: drawn(async () => (await import('./invoices/InvoicePage')).InvoicePage),
  owed: drawn(async () => (await import('./invoices/Owed')).Owed),
  reminders: drawn(async () => (await import('./invoices/reminders/Reminders')).Reminders),
  payer: drawn(async () => (await import('./invoices/PayerPage')).PayerPage),
  'payer-statement': drawn(async () => (await import('./invoices/PayerStatementPage')).PayerStatementPage),
  statements: drawn(async () => (await import('./invoices/Statements')).Statements),
  exports: drawn(async () => (await import('./invoices/Exports')).Exports),
  statistics: drawn(async () => (await import('./statistics/Statistics')).Statistics),
  entries: drawn(async () => (await import('./exams/ExamEntries')).ExamEntries),
  submissions: drawn(async () => (await import('./exams/Submissions')).Submissions),
  submission: drawn(async () => (await import('./exams/SubmissionPage')).SubmissionPage),
  'exam-days': drawn(async () => (await import('./exams/ExamDays')).ExamDays),
  'key-dates': drawn(async () => (await import('./exams/KeyDates')).KeyDates),
  seller: drawn(async () => (await import('./sellers/Sellers')).Sellers),
  products: drawn(async () => (await import('./products/Products')).Products),
  catalogue: drawn(async () => (await import('./exams/Catalogue')).Catalogue),
  files: drawn(async () => (await import('./files/Files')).Files),
  'my-applications': drawn(async () => (await import('./applications/OwnApplications')).OwnApplications),
  'my-files': drawn(async () => (await import('./files/OwnFiles')).OwnFiles),
  'my-tuition': drawn(async () => (await import('./tuition/OwnTuition')).OwnTuition),
  tuition: drawn(async () => (await import('./tuition/TuitionPage')).TuitionPage),
  calendar: drawn(async () => (await import('./exams/CollegeCalendar')).CollegeCalendar),
  contacts: drawn(async () => (await import('./contacts/Contacts')).Contacts),
  contact: drawn(async () => (await import('./contacts/ContactPage')).ContactPage),
  'bug-reports': drawn(async () => (await import('./bug-reports/BugReports')).BugReports),
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
