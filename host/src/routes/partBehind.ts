import { pageSlug } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/remotes';
import type { Store } from '@forms/shared/store';
import { calls } from '../calls';

const known: Readonly<Record<string, RemoteModule>> = {
  file: 'mf-files/FilePage',
  'contact-us': 'mf-contact/ContactForm',
};

/** The remote's part that a visitor's page is made of; none for a page of the host's own, or the portal's. */
export async function partBehind(store: Store, path: string): Promise<RemoteModule | undefined> {
  const slug = path.split('/')[1]?.replace(/\.php$/, '') ?? '';
  if (Object.hasOwn(known, slug)) return known[slug];
  if (['staff', 'login'].includes(slug) || !pageSlug.safeParse(slug).success) return undefined;
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  return data?.kind === 'form' ? 'mf-forms/FormPage' : undefined;
}
