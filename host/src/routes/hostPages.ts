import { APPLICATION_SLUG, type SlugKind } from '@forms/shared/contract';
import type { LoadPart } from '@forms/shared/platform/ui';
import { withOwnWords } from '../translation/own/say';
import { type HostSlug, hostSlug, mayBeForm, slugIn } from './behindPath';

/** The code of the pages that the host itself draws, which is not in the first load of somebody who came for a form. */
const hostPages: Record<HostSlug, LoadPart<object>> = {
  message: async () => ({ default: (await import('./MessagePage')).MessagePage }),
  'contact-us': async () => ({ default: (await import('./ContactPage')).ContactPage }),
  'forgotten-password': async () => ({
    default: (await withOwnWords(import('./sign-in/ForgottenPasswordPage'))).ForgottenPasswordPage,
  }),
  [APPLICATION_SLUG]: async () => ({
    default: (await import('./application/ApplicationRoute')).ApplicationRoute,
  }),
  'sign-in': async () => ({ default: (await withOwnWords(import('./sign-in/SignInPage'))).SignInPage }),
};
export const loadContentPage: LoadPart<object> = async () => ({
  default: (await import('./content/ContentPage')).ContentPage,
});
/** What stands where the server has nothing: a remote may bring a page there. */
export const loadUnknownPage: LoadPart<object> = async () => ({
  default: (await import('./brought/UnknownPage')).UnknownPage,
});

/** What loads the host's own page of that slug. */
export function hostPage(slug: string): LoadPart<object> | undefined {
  const own = hostSlug(slug);
  return own && hostPages[own];
}

/** What loads the code of the host's own by which a path's page is drawn, where such a `kind` stands there; none for the home page and a form. */
export function pageCode(path: string, kind?: SlugKind['kind']): LoadPart<object> | undefined {
  if (!mayBeForm(path)) return hostPage(slugIn(path));
  if (kind === 'page') return loadContentPage;
  return kind === 'none' ? loadUnknownPage : undefined;
}
