import { type ownStaffSlugs, type Role, type Route, routes } from '@forms/shared/contract';

/** A page under `/staff/`. Who may open it is whoever may make the call that it lives by. */
export interface StaffPageEntry {
  title: string;
  /** What one does there, for the portal's home. */
  text?: string;
  /** The call without which the page is nothing; left out where it is for everyone who is signed in. */
  call?: Route;
  /** The slug of the page that leads here. Pages without one stand in the menu. */
  within?: string;
}

/** The pages under `/staff/`, by slug, in the menu's order. `drawnPages.ts` draws them. */
export const staffPages = {
  home: { title: 'Home' },
  enquiries: {
    title: 'Enquiries',
    text: 'The forms that visitors have submitted, what they owe and how far we are.',
    call: routes.enquiries,
  },
  enquiry: { title: 'Enquiry', call: routes.enquiry, within: 'enquiries' },
  invoices: {
    title: 'Invoices',
    text: 'What was charged for exams, what is paid and what is still due.',
    call: routes.invoices,
  },
  invoice: { title: 'Invoice', call: routes.invoice, within: 'invoices' },
  owed: {
    title: 'What is owed',
    text: 'Who owes how much, since when, and who was reminded.',
    call: routes.owed,
  },
  payer: { title: 'Account', call: routes.accountOfPayer, within: 'owed' },
  'payer-statement': { title: 'Statement of account', call: routes.payerStatementOf, within: 'owed' },
  statements: {
    title: 'Bank statements',
    text: 'What came into the bank: import it, and book it for invoices.',
    call: routes.bankRowsIn,
  },
  exports: {
    title: 'Exports',
    text: 'Invoices and payments for the accountant: Xero, Sage, a journal and Excel.',
    call: routes.previewExport,
  },
  statistics: {
    title: 'Statistics',
    text: 'How many forms came in, from where, and the money of each month.',
    call: routes.statisticsOf,
  },
  entries: {
    title: 'Exam entries',
    text: 'Which exams each candidate is entered for, and how far each entry is.',
    call: routes.examEntries,
  },
  submissions: {
    title: 'Sent to boards',
    text: 'What exam boards are to be told of, what they were, and what they answered.',
    call: routes.dueSubmissions,
  },
  submission: { title: 'Sent to a board', call: routes.boardSubmissionOf, within: 'submissions' },
  'exam-days': {
    title: 'Exam days',
    text: 'When which papers are sat and by whom: registers and seating lists.',
    call: routes.examDays,
  },
  'key-dates': {
    title: 'Key dates',
    text: 'Until when exams can be entered, by series and board, and what a late entry costs.',
    call: routes.examKeyDates,
  },
  seller: {
    title: 'Seller',
    text: 'Who sells at each campus, as invoices say it: name, address, bank account, VAT.',
    call: routes.sellers,
  },
  products: {
    title: 'Products',
    text: 'What you charge for beside exams: tuition, a fee, with its price and account.',
    call: routes.products,
  },
  catalogue: {
    title: 'Exam catalogue',
    text: 'What candidates can be entered for: subjects, papers, fees and places.',
    call: routes.offers,
  },
  files: {
    title: 'Files',
    text: 'Every document that was uploaded: to be read, shown to those it is about, or locked.',
    call: routes.allFiles,
  },
  'my-applications': {
    title: 'My applications',
    text: 'What you have sent us: how far it is, what is to be paid, and what we ask of you.',
    call: routes.ownApplications,
  },
  'my-files': {
    title: 'My files',
    text: 'The documents of your own applications that the college has shared with you.',
    call: routes.ownFiles,
  },
  contacts: {
    title: 'Contacts',
    text: 'What people have written by the contact form.',
    call: routes.contacts,
  },
  contact: { title: 'Message', call: routes.contacts, within: 'contacts' },
  'bug-reports': {
    title: 'Bug reports',
    text: 'What went wrong for somebody, in their words and the browser’s.',
    call: routes.bugReports,
  },
  'bug-report': { title: 'Bug report', call: routes.bugReports, within: 'bug-reports' },
  forms: {
    title: 'Forms',
    text: 'What visitors are asked: every form’s definition, its preview and its versions.',
    call: routes.forms,
  },
  form: { title: 'Form', call: routes.forms, within: 'forms' },
  'new-form': { title: 'New form', call: routes.newForm, within: 'forms' },
  users: {
    title: 'Users',
    text: 'Who may sign in, in which roles; sign-in links for them.',
    call: routes.users,
  },
  user: { title: 'User', call: routes.users, within: 'users' },
  'personal-data': {
    title: 'Personal data',
    text: 'What is held of one person: hand it over, erase it.',
    call: routes.personalData,
  },
  erasure: { title: 'Certificate of erasure', call: routes.erasureCertificateOf, within: 'personal-data' },
  remotes: {
    title: 'Remotes',
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

/** Whether somebody in these roles may make a call, by the one table of calls. */
export const mayCall = (roles: readonly Role[], { allow }: Route): boolean =>
  allow === 'everyone' || allow.some((role) => roles.includes(role));

/** Whether somebody in these roles may open a page. */
export const mayOpen = (roles: readonly Role[], { call }: StaffPageEntry): boolean => !call || mayCall(roles, call);

/** What the portal's menu offers somebody in these roles, as slug and page. */
export const menuFor = (roles: readonly Role[]): [string, StaffPageEntry][] =>
  Object.entries<StaffPageEntry>(staffPages).filter(([, page]) => !page.within && mayOpen(roles, page));
