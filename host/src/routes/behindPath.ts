import { APPLICATION_SLUG, type ownSlugs, type ownStaffSlugs, pageSlug, type SlugKind } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/platform/remotes';

/** The pages of one word that the host itself draws, with the remote's part that each is made of. */
const hostPages = {
  message: 'mf-contact/ContactForm',
  'contact-us': 'mf-contact/ContactForm',
  [APPLICATION_SLUG]: 'mf-forms/ApplicationPage',
  'forgotten-password': undefined,
  'sign-in': undefined,
} as const satisfies Partial<Record<(typeof ownSlugs)[number], RemoteModule | undefined>>;
export type HostSlug = keyof typeof hostPages;

/** The same of the portal's pages, by what follows `/staff/`. */
const staffParts: Readonly<Record<string, RemoteModule | undefined>> = {
  enquiry: 'mf-forms/Answers',
  invoice: 'mf-exams-payments/InvoiceEditor',
  owed: 'mf-exams-payments/Owed',
  payer: 'mf-exams-payments/PayerAccount',
  'payer-statement': 'mf-exams-payments/PayerStatement',
  statements: 'mf-exams-payments/Statements',
  exports: 'mf-exams-payments/Exports',
  entries: 'mf-exams-payments/EntryList',
  submissions: 'mf-exams-payments/BoardSubmissions',
  submission: 'mf-exams-payments/BoardSubmission',
  'exam-days': 'mf-exams-payments/ExamDays',
  'key-dates': 'mf-exams-payments/KeyDates',
  seller: 'mf-exams-payments/Sellers',
  products: 'mf-exams-payments/Products',
  catalogue: 'mf-exams-payments/Catalogue',
  files: 'mf-files/FileList',
  'my-files': 'mf-files/FileList',
  form: 'mf-forms/FormEditor',
} satisfies Partial<Record<(typeof ownStaffSlugs)[number], RemoteModule>>;

/** What the addresses of several words begin with. */
const longer: Readonly<Record<string, RemoteModule | undefined>> = {
  file: 'mf-files/FilePage',
  login: undefined,
  staff: undefined,
};

/** The first word of a path. */
export const slugIn = (path: string) => path.split('/')[1] ?? '';

/** The host's own page of that slug. The Portuguese site's addresses end in .php. */
export function hostSlug(slug: string): HostSlug | undefined {
  const name = slug.replace(/\.php$/, '');
  return Object.hasOwn(hostPages, name) ? (name as HostSlug) : undefined;
}

/** Whether only the server knows what stands at a path: a form, a content page or nothing. */
export function mayBeForm(path: string): boolean {
  const slug = slugIn(path);
  return pageSlug.safeParse(slug).success && !hostSlug(slug) && !Object.hasOwn(longer, slug);
}

/** The remote's part that a page is made of, where the server says that such a `kind` stands at its path. */
export function partAt(path: string, kind?: SlugKind['kind']): RemoteModule | undefined {
  if (mayBeForm(path)) return kind === 'form' ? 'mf-forms/FormPage' : undefined;
  const [, slug = '', page = ''] = path.split('/');
  if (slug === 'staff') return Object.hasOwn(staffParts, page) ? staffParts[page] : undefined;
  const own = hostSlug(slug);
  return own ? hostPages[own] : longer[slug];
}
