import { formCalls, type Store } from '@forms/shared/platform/store';
import { calls } from '../calls';
import type { LoadRemote } from '../federation/loaded';
import { mayBeForm, slugIn } from './partBehind';

interface Ahead {
  store: Store;
  load: LoadRemote;
  path: string;
}

/**
 * Asks for what the page at a path will ask for: what stands there, and of a form its part and its definition. Most
 * addresses of one word are a form's, so the part is asked for before it is known.
 */
export async function askAhead({ store, load, path }: Ahead): Promise<void> {
  if (!mayBeForm(path)) return;
  load('mf-forms/FormPage').catch(() => undefined);
  const slug = slugIn(path);
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  // Whoever draws it holds it; held here, a form that is opened again hours later would be as old.
  const ahead = { subscribe: false };
  if (data?.kind === 'form') store.dispatch(formCalls.endpoints.form.initiate({ params: { slug } }, ahead));
}
