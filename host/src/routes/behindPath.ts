import { APPLICATION_SLUG, type ownSlugs, pageSlug, type SlugKind } from '@forms/shared/contract';
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

/** The remote's part that a visitor's page is made of, where the server says that such a `kind` stands at its path. */
export function partAt(path: string, kind?: SlugKind['kind']): RemoteModule | undefined {
  if (mayBeForm(path)) return kind === 'form' ? 'mf-forms/FormPage' : undefined;
  const slug = slugIn(path);
  const own = hostSlug(slug);
  return own ? hostPages[own] : longer[slug];
}
