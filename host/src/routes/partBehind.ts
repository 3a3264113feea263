import { pageSlug } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/platform/remotes';
import type { Store } from '@forms/shared/platform/store';
import { calls } from '../calls';
import { hostPage } from './hostPages';

/** What the addresses of several words begin with. */
const longer: Readonly<Record<string, { part?: RemoteModule }>> = {
  file: { part: 'mf-files/FilePage' },
  login: {},
  staff: {},
};

/** The first word of a path. */
export const slugIn = (path: string) => path.split('/')[1] ?? '';
const knownPage = (slug: string) => hostPage(slug) ?? (Object.hasOwn(longer, slug) ? longer[slug] : undefined);

/** Whether only the server knows what stands at a path: a form, a content page or nothing. */
export function mayBeForm(path: string): boolean {
  const slug = slugIn(path);
  return pageSlug.safeParse(slug).success && !knownPage(slug);
}

/** The remote's part that a visitor's page is made of; none for a page of the host's own, or the portal's. */
export async function partBehind(store: Store, path: string): Promise<RemoteModule | undefined> {
  const slug = slugIn(path);
  if (!mayBeForm(path)) return knownPage(slug)?.part;
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  return data?.kind === 'form' ? 'mf-forms/FormPage' : undefined;
}
