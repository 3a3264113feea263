import { idOf, TAGGED } from '../years/seed';

/** Who asks: somebody of each kind is signed in. */
export type Who = 'staff' | 'exams' | 'admissions' | 'admin';

/** What is asked for: by a search where it is `search`ed for, else as a page; a preview looks at every enquiry and may take longer. */
export interface Asked {
  what: string;
  path: string;
  who?: Who;
  search?: string;
  body?: object;
  preview?: true;
}

const END = 'place=WyJiYWNrIl0';

/** By somebody who works in one area alone and does not see what is of the others. */
const by = (who: 'exams' | 'admissions', all: readonly Asked[]): Asked[] =>
  all.map((each) => ({ ...each, what: `${each.what}, by ${who} staff`, who }));

const home: readonly Asked[] = [
  { what: 'queues of home', path: '/api/queues' },
  { what: 'what waits', path: '/api/waiting' },
  { what: 'enquiries, five for home', path: '/api/enquiries?tab=new&size=5' },
];

const enquiries: readonly Asked[] = [
  { what: 'enquiries, first page', path: '/api/enquiries' },
  { what: 'enquiries, by name', path: '/api/enquiries?sort=name' },
  { what: 'enquiries, last page of a tab', path: `/api/enquiries?tab=completed&${END}` },
  { what: 'enquiries, by filter', path: '/api/enquiries?invoice=unpaid&method=card' },
];

const files: readonly Asked[] = [
  { what: 'files, first page', path: '/api/files/all' },
  { what: 'files, by name', path: '/api/files/all?sort=name' },
  { what: 'files, by size, last page', path: `/api/files/all?sort=size&${END}` },
  { what: 'files, of staff, of whom there are none', path: '/api/files/all?tab=staff' },
];

const searches: readonly Asked[] = [
  { what: 'enquiries: lukasz', path: '/api/enquiries', search: 'lukasz' },
  { what: 'enquiries: lukasz walesa, by name', path: '/api/enquiries?sort=name', search: 'lukasz walesa' },
  { what: 'enquiries: an email address', path: '/api/enquiries', search: 'person18107@family' },
  { what: 'enquiries: a reference', path: '/api/enquiries', search: 'EN-0015YI' },
  { what: 'enquiries: a telephone number', path: '/api/enquiries', search: '07700 054 321' },
  { what: 'enquiries: an invoice number', path: '/api/enquiries', search: 'INV-2024-012345' },
  { what: 'enquiries: a UCI', path: '/api/enquiries', search: '710000054321A' },
  { what: 'enquiries: a', path: '/api/enquiries', search: 'a' },
  { what: 'enquiries: example, which all have', path: '/api/enquiries', search: 'example' },
  { what: 'enquiries: nobody', path: '/api/enquiries', search: 'zzq' },
  { what: 'people: lukasz walesa', path: '/api/people', search: 'lukasz walesa' },
  { what: 'files: walesa report 54321', path: '/api/files/all', search: 'walesa report 54321' },
  { what: 'files: lukasz walesa', path: '/api/files/all', search: 'lukasz walesa' },
  { what: 'files: report, which all have', path: '/api/files/all', search: 'report' },
];

/** In this order; the daily work of the server's start is done before. */
export const asked: readonly Asked[] = [
  ...home,
  ...by('exams', home),
  ...enquiries,
  { what: 'enquiries, by tag', path: `/api/enquiries?tag=${TAGGED}` },
  { what: 'enquiries, overdue', path: '/api/enquiries?queue=transfer' },
  { what: 'enquiries, unassigned, last page', path: `/api/enquiries?queue=unassigned&${END}` },
  ...by('exams', enquiries),
  { what: 'an enquiry', path: `/api/enquiries/${idOf('enquiry', 54_321)}` },
  { what: 'its messages', path: `/api/enquiries/${idOf('enquiry', 54_321)}/messages` },
  { what: 'its duplicates', path: `/api/enquiries/${idOf('enquiry', 54_321)}/duplicates` },
  { what: 'a person', path: `/api/people/${idOf('enquiry', 54_321)}` },
  ...by('exams', [{ what: 'a person', path: `/api/people/${idOf('enquiry', 54_321)}` }]),
  { what: 'invoices, first page', path: '/api/invoices' },
  { what: 'invoices, by due date', path: '/api/invoices?sort=dueDate&tab=unpaid' },
  { what: 'invoices, by name, last page', path: `/api/invoices?sort=name&${END}` },
  ...files,
  { what: 'files, of a type that none is of', path: '/api/files/all?contentType=idDoc' },
  ...by('admissions', files),
  { what: 'messages, first page', path: '/content/contacts' },
  { what: 'messages, by name', path: '/content/contacts?sort=name&kind=message' },
  { what: 'bug reports, first page', path: '/api/bugreports' },
  { what: 'exam entries, first page', path: '/api/exams/entries' },
  { what: 'exam entries, of a board', path: '/api/exams/entries?board=aqa&tab=requested' },
  { what: 'aged debt', path: '/api/owed' },
  { what: 'aged debt, of a day that is past', path: '/api/owed?day=2025-12-31' },
  { what: 'card issues', path: '/api/card-issues' },
  { what: 'changes of many', path: '/api/bulk-changes' },
  { what: 'letters not sent', path: '/api/letters/unsent' },
  { what: 'tags', path: '/api/enquiries/tags' },
  { what: 'audit log', path: '/api/audit', who: 'admin' },
  { what: 'audit log, of a call', path: '/api/audit?call=changeEnquiry', who: 'admin' },
  { what: 'statistics of a year', path: '/api/statistics?from=2025-01-01&to=2025-12-31' },
  { what: 'statistics of ten years', path: '/api/statistics?from=2017-01-01&to=2026-12-31' },
  ...searches,
  ...by('exams', searches.slice(0, 2)),
  ...by('admissions', searches.slice(-3)),
  { what: 'invoices: carr', path: '/api/invoices', search: 'carr' },
  { what: 'messages: lukasz', path: '/content/contacts', search: 'lukasz' },
  { what: 'exam entries: carr', path: '/api/exams/entries', search: 'carr' },
  ...[24, 3].map((months) => ({
    what: `preview of what goes after ${months} months`,
    path: '/api/retention/preview',
    who: 'admin' as const,
    body: { form: null, months },
    preview: true as const,
  })),
];
