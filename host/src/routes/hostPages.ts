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

export const loadNotFound: LoadPart<object> = async () => ({ default: (await import('./NotFound')).NotFound });
export const loadFileRoute: LoadPart<object> = async () => ({ default: (await import('./FileRoute')).FileRoute });
export const loadLanding: LoadPart<object> = async () => ({
  default: (await withOwnWords(import('./LoginLanding'))).LoginLanding,
});
/** What all pages of the portal stand in. */
export const portal = () => import('./staff/portal');
export const loadPortal: LoadPart<object> = async () => ({ default: (await withOwnWords(portal())).Portal });
export const loadStaffPage: LoadPart<object> = async () => ({ default: (await portal()).StaffPage });

/** By what the addresses of several words begin with. */
const longer: Readonly<Record<string, LoadPart<object>>> = { file: loadFileRoute, login: loadLanding };

/** What loads the host's own page of that slug. */
export function hostPage(slug: string): LoadPart<object> | undefined {
  const own = hostSlug(slug);
  return own && hostPages[own];
}

/** What loads the code of the host's own by which a path's page is drawn, where such a `kind` stands there: none for the home page and a form. */
export function pageCode(path: string, kind?: SlugKind['kind']): readonly LoadPart<object>[] {
  const slug = slugIn(path);
  if (slug === 'staff') return [loadPortal, loadStaffPage];
  const load = mayBeForm(path) ? pageOf(kind) : (longer[slug] ?? hostPage(slug));
  return load ? [load] : [];
}

const pageOf = (kind: SlugKind['kind'] | undefined) =>
  kind === 'page' ? loadContentPage : kind === 'none' ? loadUnknownPage : undefined;
