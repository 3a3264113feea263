/** Stands in the address where a sign-in token stood. */
const TAKEN = '-';

let heldToken: string | undefined;

/**
 * The path behind `/#`, as `/exams-registration-v2` of `/#/exams-registration-v2` or `/#exams-registration-v2`; undefined
 * for any other address, and for `#main`, which leads to the content of the home page. It never leads to another origin: what a browser could read as one (`//host`, `/\host`, `/.//host`) is no path.
 */
export function pathBehindHash({ origin, pathname, hash }: Pick<Location, 'origin' | 'pathname' | 'hash'>) {
  if (pathname !== '/' || !/^#(\/(?![/\\])|(?!main$)[a-z\d][\w.-]*(\/[\w-]*)?\/?$)/.test(hash)) return undefined;
  const path = hash.slice(1).replace(/^\/?/, '/');
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Puts the address in order before anything else happens: `/#…` becomes its path, and a sign-in token leaves the
 * address, the history with it, before any request could carry it. Returns the address that now stands.
 */
export function settleAddress(): string {
  const { pathname, search, hash } = window.location;
  const address = (pathBehindHash(window.location) ?? pathname + search + hash).replace(
    /^\/login\/([^/?#]+)/,
    (login, token: string) => {
      if (token === TAKEN) return login;
      heldToken = token;
      return `/login/${TAKEN}`;
    },
  );
  if (address !== pathname + search + hash) window.history.replaceState(null, '', address);
  return address;
}

/** Where the page stands that exchanges a held token for a session and then goes on to `page`, as `enquiry/42`. */
export function landingWith(token: string, page: string): string {
  heldToken = token;
  return `/login/${TAKEN}/${page}`;
}

/** The sign-in token that is held. Asking changes nothing: a page may be drawn more often than it is shown. */
export const tokenHeld = (): string | undefined => heldToken;

/** Lets go of the sign-in token, once somebody has it who uses it. */
export function dropToken(): void {
  heldToken = undefined;
}
