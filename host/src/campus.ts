import { type Campus, campuses, type SiteSettings } from '@forms/shared/contract';

/**
 * Holds the campus that the address asked for until the browser is closed, in every tab of the visit. Over https no
 * other host and no plain connection can set it.
 *
 * @param protocol as `https:`
 */
export const campusCookie = (campus: Campus, protocol: string) =>
  protocol === 'https:'
    ? `__Host-campus=${campus}; Path=/; SameSite=Lax; Secure`
    : `campus=${campus}; Path=/; SameSite=Lax`;

const isCampus = (name: string | null | undefined): name is Campus => campuses.some((campus) => campus === name);

/** The campus that the cookies of a page of this protocol hold. Over https only the one is read that nobody else can set. */
export function campusIn(cookies: string, protocol: string): Campus | undefined {
  const saved = (protocol === 'https:' ? /(?:^|; )__Host-campus=(\w+)/ : /(?:^|; )campus=(\w+)/).exec(cookies)?.[1];
  return isCampus(saved) ? saved : undefined;
}

/** The campus of this visit: what `?campus=` asks for, or did before; else the host name's; else the site's. */
export function campusOfVisit({ campus, campusHosts }: Pick<SiteSettings, 'campus' | 'campusHosts'>): Campus {
  const { search, hostname, protocol } = window.location;
  const asked = new URLSearchParams(search).get('campus');
  if (isCampus(asked)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = campusCookie(asked, protocol);
    return asked;
  }
  return campusIn(document.cookie, protocol) ?? campusHosts[hostname] ?? campus;
}
