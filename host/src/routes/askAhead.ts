import { type Language, routes } from '@forms/shared/contract';
import type { RemoteModule } from '@forms/shared/platform/remotes';
import { addressOf, formAsked, formCalls, type Store } from '@forms/shared/platform/store';
import type { LoadPart } from '@forms/shared/platform/ui';
import { calls } from '../calls';
import type { LoadRemote } from '../federation/loaded';
import { isGiven } from '../given';
import { mayBeForm, partAt, slugIn } from './behindPath';
import { pageCode, portal } from './hostPages';

interface Ahead {
  store: Store;
  load: LoadRemote;
  address: Pick<Location, 'pathname' | 'search'>;
  /** The language of the visit. */
  language: Language;
}

/**
 * Asks for what the page at an address will ask for: what stands there, its part, its code, of a form its definition, and
 * in the portal who is there and a list's rows. Most addresses of one word are a form's, so where the page did not bring
 * what stands there, the forms' part is asked for before it is known. Resolves once the host's own has come, and in the
 * portal all that the page is made of, with what loads its code where that is not in the first load.
 */
export async function askAhead({ store, load, address, language }: Ahead): Promise<readonly LoadPart<object>[]> {
  const { pathname } = address;
  if (slugIn(pathname) === 'staff') return askForPortal({ store, load, address });
  const bring = (part: RemoteModule | undefined) => void (part && load(part).catch(() => undefined));
  const isKnown = isGiven(addressOf(routes.slugKind, { slug: slugIn(pathname) }));
  if (!isKnown) bring(partAt(pathname, 'form'));
  const kind = mayBeForm(pathname) ? await kindAt(store, pathname, language) : undefined;
  if (isKnown) bring(partAt(pathname, kind));
  const code = pageCode(pathname, kind);
  await Promise.all(code.map((each) => each())).catch(() => undefined);
  return code;
}

async function askForPortal({ store, load, address }: Omit<Ahead, 'language'>) {
  const session = store.dispatch(calls.endpoints.hostSession.initiate(undefined, ahead));
  const part = partAt(address.pathname);
  const ofPart = part && load(part).then((loaded) => (loaded.ok ? loaded.askRows : undefined));
  const page = portal().then(({ bringStaffPage }) => bringStaffPage(address.pathname, load));
  const rows = Promise.all([portal(), session]).then(([{ askRows }, { data }]) =>
    askRows({ store, address, who: data, ofPart }),
  );
  const tooLong = page.then(() => new Promise((resolve) => setTimeout(resolve, ROWS_MS)));
  await Promise.all([page, Promise.race([rows, tooLong])]).catch(() => undefined);
  return pageCode(address.pathname);
}

/** How long a list whose code has come waits for its rows, in milliseconds: it is drawn twice where they come after it. */
const ROWS_MS = 300;

/** Whoever draws it holds it; held here, what is opened again hours later would be as old. */
const ahead = { subscribe: false } as const;

async function kindAt(store: Store, path: string, language: Ahead['language']) {
  const slug = slugIn(path);
  const { data } = await store.dispatch(calls.endpoints.hostSlugKind.initiate({ params: { slug } }));
  const { form } = formCalls.endpoints;
  if (data?.kind === 'form') await store.dispatch(form.initiate(formAsked(slug, language), ahead));
  if (data?.kind === 'page')
    await store.dispatch(calls.endpoints.hostContentPage.initiate({ params: { slug } }, ahead));
  return data?.kind;
}
