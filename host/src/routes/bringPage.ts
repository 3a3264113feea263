import type { Store } from '@forms/shared/platform/store';
import { bringPart } from '@forms/shared/platform/ui';
import { calls } from '../calls';
import type { LoadRemote } from '../federation/loaded';
import { mayBeForm, partAt, slugIn } from './behindPath';
import { pageCode, portal } from './hostPages';

/** Brings the code that the page at a path is made of, a remote's part and the host's own, for when it is drawn. */
export async function bringPage({ store, load }: { store: Store; load: LoadRemote }, path: string): Promise<void> {
  const kind = mayBeForm(path) ? await kindOf(store, slugIn(path)) : undefined;
  const part = partAt(path, kind);
  const { bringStaffPage } = slugIn(path) === 'staff' ? await portal() : {};
  await Promise.all([part && load(part), bringStaffPage?.(path, load), ...pageCode(path, kind).map(bringPart)]);
}

async function kindOf(store: Store, slug: string) {
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  return data?.kind;
}
