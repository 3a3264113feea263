import { pageSlug } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/remotes';
import type { Store } from '@forms/shared/store';
import { calls } from '../calls';

const known: Readonly<Record<string, RemoteModule>> = {
  file: 'mf-files/FilePage',
  'contact-us': 'mf-contact/ContactForm',
};
/** The host's own pages. */
const hosts = ['staff', 'login', 'sign-in', 'message'];

const slugIn = (path: string) => path.split('/')[1]?.replace(/\.php$/, '') ?? '';

/** Whether only the server knows what stands at a path: a form, a content page or nothing. */
export function mayBeForm(path: string): boolean {
  const slug = slugIn(path);
  return pageSlug.safeParse(slug).success && !Object.hasOwn(known, slug) && !hosts.includes(slug);
}

/** The remote's part that a visitor's page is made of; none for a page of the host's own, or the portal's. */
export async function partBehind(store: Store, path: string): Promise<RemoteModule | undefined> {
  const slug = slugIn(path);
  if (Object.hasOwn(known, slug)) return known[slug];
  if (!mayBeForm(path)) return undefined;
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  return data?.kind === 'form' ? 'mf-forms/FormPage' : undefined;
}
