import type { RemoteModule } from '@forms/shared/platform/remotes';
import { type ComponentType, lazy } from 'react';

interface HostPage {
  Page: ComponentType;
  /** The remote's part that the page is made of. */
  part?: RemoteModule;
}

/** The pages of one word that the host itself draws. */
const hostPages: ReadonlyMap<string, HostPage> = new Map([
  ['message', { Page: lazy(async () => ({ default: (await import('./MessagePage')).MessagePage })) }],
  [
    'contact-us',
    {
      Page: lazy(async () => ({ default: (await import('./ContactPage')).ContactPage })),
      part: 'mf-contact/ContactForm',
    },
  ],
  [
    'forgotten-password',
    {
      Page: lazy(async () => ({ default: (await import('./sign-in/ForgottenPasswordPage')).ForgottenPasswordPage })),
    },
  ],
  ['sign-in', { Page: lazy(async () => ({ default: (await import('./sign-in/SignInPage')).SignInPage })) }],
]);

/** The host's page of that slug. The Portuguese site's addresses end in .php. */
export const hostPage = (slug: string): HostPage | undefined => hostPages.get(slug.replace(/\.php$/, ''));
