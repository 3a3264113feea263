import { pageSlug } from '@forms/shared/contract';
import { isStaffPage } from '../staff/staffPages';

const OPENED = /^[\w-]{1,200}$/;

/**
 * The page that a sign-in link's slug and hash name, as `/staff/enquiry/42` or `/message`; the home page where they
 * name none. They come from an address that anybody may have written: what is no slug could lead to another site.
 */
export function destinationOf(slug = '', hash?: string): string {
  if (!pageSlug.safeParse(slug).success || (hash !== undefined && !OPENED.test(hash))) return '/';
  const page = hash === undefined ? slug : `${slug}/${hash}`;
  return isStaffPage(slug) ? `/staff/${page}` : `/${page}`;
}

/**
 * What a sign-in leads on to, as `enquiries?tab=new`: the page of the portal that somebody was headed for when they turned
 * out to be signed out, which the navigation brought along as `{ headed: '/staff/enquiries?tab=new' }`; else the portal's
 * home.
 */
export function pageAfterSignIn(navigationState: unknown): string {
  const { headed } = (typeof navigationState === 'object' && navigationState !== null ? navigationState : {}) as Record<
    string,
    unknown
  >;
  const [, slug, hash, query = ''] =
    (typeof headed === 'string' && /^\/staff\/([^/?#]+)(?:\/([^/?#]+))?(\?[^#]*)?$/.exec(headed)) || [];
  const destination = destinationOf(slug, hash);
  return destination.startsWith('/staff/') ? destination.slice('/staff/'.length) + query : 'home';
}
