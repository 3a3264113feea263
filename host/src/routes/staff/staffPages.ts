import { formMade, mayCall, type ownStaffSlugs, type Route, routes, type Who } from '@forms/shared/contract';

/** Under which heading pages stand in the menu, in its order. */
export const menuGroups = ['Admissions', 'Money', 'Exams', 'Site'] as const;

/** A page under `/staff/`. Who may open it is whoever may make the call that it lives by. */
export interface StaffPageEntry {
  title: string;
  /** Left out where it stands above the headings: what everyone has, or somebody's own. */
  group?: (typeof menuGroups)[number];
  /** What one does there, for the portal's home. */
  text?: string;
  /** The call without which the page is nothing; left out where it is for everyone who is signed in. */
  call?: Pick<Route, 'allow' | 'area' | 'path'>;
  /** It speaks the site's language: who may open it is no staff. */
  inSiteLanguage?: true;
  /** The slug of the page that leads here. Pages without one stand in the menu. */
  within?: string;
}

/** The pages under `/staff/`, by slug, in the menu's order. `drawnPages.ts` draws them. */
export const staffPages = {
  home: { title: 'Home' },
  'my-applications': {
    title: 'My applications',
    text: 'What you have sent us: how far it is, what is to be paid, and what we ask of you.',
    call: routes.ownApplications,
    inSiteLanguage: true,
  },
  'my-files': {
    title: 'My files',
    text: 'The documents of your own applications that the college has shared with you.',
    call: routes.ownFiles,
    inSiteLanguage: true,
  },
  'my-tuition': {
    title: 'My tuition',
    text: 'The students who are assigned to you: what they ask for, when they have time, and their homework.',
    call: routes.ownTuition,
  },
  tuition: { title: 'Tuition', call: routes.tuitionOf, within: 'my-tuition' },
  enquiries: {
    title: 'Enquiries',
    group: 'Admissions',
    text: 'The forms that visitors have submitted, what they owe and how far we are.',
    call: routes.enquiries,
  },
  enquiry: { title: 'Enquiry', call: routes.enquiry, within: 'enquiries' },
  person: { title: 'Person', call: routes.personOf, within: 'enquiries' },
  contacts: {
    title: 'Contacts',
    group: 'Admissions',
    text: 'What people have written by the contact form.',
    call: routes.contacts,
  },
  contact: { title: 'Message', call: routes.contacts, within: 'contacts' },
  files: {
    title: 'Files',
    group: 'Admissions',
    text: 'Every document that was uploaded: to be read, shown to those it is about, or locked.',
    call: routes.allFiles,
  },
  invoices: {
    title: 'Invoices',
    group: 'Money',
    text: 'What was charged for exams, what is paid and what is still due.',
    call: routes.invoices,
  },
  invoice: { title: 'Invoice', call: routes.invoice, within: 'invoices' },
  owed: {
    title: 'What is owed',
    group: 'Money',
    text: 'Who owes how much, since when, and who was reminded.',
    call: routes.owed,
  },
  reminders: {
    title: 'Reminders',
    group: 'Money',
    text: 'On which days who owes something is asked for it by a letter.',
    call: routes.reminderDays,
  },
  payer: { title: 'Account', call: routes.accountOfPayer, within: 'owed' },
  'payer-statement': { title: 'Statement of account', call: routes.payerStatementOf, within: 'owed' },
  statements: {
    title: 'Bank statements',
    group: 'Money',
    text: 'What came into the bank: import it, and book it for invoices.',
    call: routes.bankRowsIn,
  },
  exports: {
    title: 'Exports',
    group: 'Money',
    text: 'Invoices and payments for the accountant: Xero, Sage, a journal and Excel.',
    call: routes.previewExport,
  },
  products: {
    title: 'Products',
    group: 'Money',
    text: 'What you charge for beside exams: tuition, a fee, with its price and account.',
    call: routes.products,
  },
  seller: {
    title: 'Seller',
    group: 'Money',
    text: 'Who sells at each campus, as invoices say it: name, address, bank account, VAT.',
    call: routes.sellers,
  },
  entries: {
    title: 'Exam entries',
    group: 'Exams',
    text: 'Which exams each candidate is entered for, and how far each entry is.',
    call: routes.examEntries,
  },
  submissions: {
    title: 'Sent to boards',
    group: 'Exams',
    text: 'What exam boards are to be told of, what they were, and what they answered.',
    call: routes.dueSubmissions,
  },
  submission: { title: 'Sent to a board', call: routes.boardSubmissionOf, within: 'submissions' },
  'exam-days': {
    title: 'Exam days',
    group: 'Exams',
    text: 'When which papers are sat and by whom: registers and seating lists.',
    call: routes.examDays,
  },
  calendar: {
    title: 'Calendar',
    group: 'Exams',
    text: 'The days ahead: when exams can be entered, changed and withdrawn, and when papers are sat.',
    call: routes.collegeCalendar,
  },
  'key-dates': {
    title: 'Key dates',
    group: 'Exams',
    text: 'Until when exams can be entered, by series and board, and what a late entry costs.',
    call: routes.examKeyDates,
  },
  catalogue: {
    title: 'Exam catalogue',
    group: 'Exams',
    text: 'What candidates can be entered for: subjects, papers, fees and places.',
    call: routes.offers,
  },
  forms: {
    title: 'Forms',
    group: 'Site',
    text: 'What visitors are asked: every form’s definition, its preview and its versions.',
    call: routes.forms,
  },
  form: { title: 'Form', call: routes.forms, within: 'forms' },
  'new-form': { title: 'New form', call: formMade, within: 'forms' },
  pages: {
    title: 'Pages',
    group: 'Site',
    text: 'What the site says: every page of it in both languages, its preview and its versions.',
    call: routes.pagesOfSite,
  },
  page: { title: 'Page', call: routes.pagesOfSite, within: 'pages' },
  'new-page': { title: 'New page', call: routes.newPage, within: 'pages' },
  terms: {
    title: 'Terms',
    group: 'Site',
    text: 'What people agree to: every version of it, and by which applications each was accepted.',
    call: routes.termsOfSite,
  },
  'terms-text': { title: 'Terms', call: routes.termsOfSite, within: 'terms' },
  choices: {
    title: 'Lists',
    group: 'Site',
    text: 'What every form offers: titles, and where people have heard of the college.',
    call: routes.choiceLists,
  },
  queues: {
    title: 'Queues',
    group: 'Site',
    text: 'Which work everybody’s home page counts, in which order, and queues of your own.',
    call: routes.changeHomeQueues,
  },
  'test-menu': {
    title: 'Test menu',
    group: 'Site',
    text: 'Where the menu above a site that is not live leads.',
    call: routes.testMenu,
  },
  letters: {
    title: 'Letters',
    group: 'Site',
    text: 'What the college adds to the letters that go by themselves, in both languages.',
    call: routes.letterWords,
  },
  'reply-templates': {
    title: 'Reply templates',
    group: 'Site',
    text: 'What you write to applicants again and again, with their names filled in.',
    call: routes.replyTemplates,
  },
  statistics: {
    title: 'Statistics',
    group: 'Site',
    text: 'How many forms came in, from where, and the money of each month.',
    call: routes.statisticsOf,
  },
  users: {
    title: 'Users',
    group: 'Site',
    text: 'Who may sign in, in which roles; sign-in links for them.',
    call: routes.users,
  },
  user: { title: 'User', call: routes.users, within: 'users' },
  'second-factor': {
    title: 'Second factor',
    group: 'Site',
    text: 'In which roles people need one to sign in, and who has none yet.',
    call: routes.secondFactorRoles,
  },
  'personal-data': {
    title: 'Personal data',
    group: 'Site',
    text: 'What is held of one person: hand it over, erase it.',
    call: routes.personalData,
  },
  erasure: { title: 'Certificate of erasure', call: routes.erasureCertificateOf, within: 'personal-data' },
  audit: {
    title: 'Audit log',
    group: 'Site',
    text: 'Who of the staff did what and when: nobody can change it.',
    call: routes.auditEntries,
  },
  'bug-reports': {
    title: 'Bug reports',
    group: 'Site',
    text: 'What went wrong for somebody, in their words and the browser’s.',
    call: routes.bugReports,
  },
  'bug-report': { title: 'Bug report', call: routes.bugReports, within: 'bug-reports' },
  remotes: {
    title: 'Remotes',
    group: 'Site',
    text: 'Which version of each remote visitors get: share it out, make it live, go back.',
    call: routes.remoteLines,
  },
  remote: { title: 'Remote', call: routes.remoteReleasesOf, within: 'remotes' },
  account: { title: 'Your account', within: 'home' },
} as const satisfies Record<(typeof ownStaffSlugs)[number], StaffPageEntry>;
export type StaffSlug = keyof typeof staffPages;

export const isStaffPage = (slug: string): slug is StaffSlug => Object.hasOwn(staffPages, slug);

/** The page of a slug; undefined where there is none. */
export const staffPage = (slug: string): StaffPageEntry | undefined =>
  isStaffPage(slug) ? staffPages[slug] : undefined;

/** Whether somebody may open a page. */
export const mayOpen = (who: Who, { call }: StaffPageEntry): boolean => !call || mayCall(who, call);

/** What the portal's menu offers somebody, as slug and page. */
export const menuFor = (who: Who): [string, StaffPageEntry][] =>
  Object.entries<StaffPageEntry>(staffPages).filter(([, page]) => !page.within && mayOpen(who, page));
