import type { RemoteModule } from '@forms/shared/platform/remotes';
import type { Store } from '@forms/shared/platform/store';
import { calls } from '../calls';
import { mayBeForm, partAt, slugIn } from './behindPath';

/** The remote's part that a visitor's page is made of; none for a page of the host's own, or the portal's. */
export async function partBehind(store: Store, path: string): Promise<RemoteModule | undefined> {
  if (!mayBeForm(path)) return partAt(path);
  const slug = slugIn(path);
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  return partAt(path, data?.kind);
}
