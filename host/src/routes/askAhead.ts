import { type Language, routes } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/platform/remotes';
import { addressOf, formAsked, formCalls, type Store } from '@forms/shared/platform/store';
import type { LoadPart } from '@forms/shared/platform/ui';
import { calls } from '../calls';
import type { LoadRemote } from '../federation/loaded';
import { isGiven } from '../given';
import { mayBeForm, partAt, slugIn } from './behindPath';
import { pageCode } from './hostPages';

interface Ahead {
  store: Store;
  load: LoadRemote;
  path: string;
  /** The language of the visit. */
  language: Language;
}

/**
 * Asks for what the page at a path will ask for: what stands there, its part, its code, and of a form its definition.
 * Most addresses of one word are a form's, so where the page did not bring what stands there, the forms' part is asked
 * for before it is known. Resolves once the host's own has
 * come, with what loads its code where that is not in the first load.
 */
export async function askAhead({ store, load, path, language }: Ahead): Promise<LoadPart<object> | undefined> {
  const bring = (part: RemoteModule | undefined) => void (part && load(part).catch(() => undefined));
  const isKnown = isGiven(addressOf(routes.slugKind, { slug: slugIn(path) }));
  if (!isKnown) bring(partAt(path, 'form'));
  const kind = mayBeForm(path) ? await kindAt(store, path, language) : undefined;
  if (isKnown) bring(partAt(path, kind));
  const code = pageCode(path, kind);
  await code?.().catch(() => undefined);
  return code;
}

async function kindAt(store: Store, path: string, language: Ahead['language']) {
  const slug = slugIn(path);
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  // Whoever draws it holds it; held here, what is opened again hours later would be as old.
  const ahead = { subscribe: false };
  const { form } = formCalls.endpoints;
  if (data?.kind === 'form') await store.dispatch(form.initiate(formAsked(slug, language), ahead));
  if (data?.kind === 'page')
    await store.dispatch(calls.endpoints.hostContentPage.initiate({ params: { slug } }, ahead));
  return data?.kind;
}
