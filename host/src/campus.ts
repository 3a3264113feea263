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
const IN_COOKIES = /(?:^|; )(?:__Host-)?campus=(\w+)/;

const isCampus = (name: string | null | undefined): name is Campus => campuses.some((campus) => campus === name);

/** The campus of this visit: what `?campus=` asks for, or did before; else the host name's; else the site's. */
export function campusOfVisit({ campus, campusHosts }: Pick<SiteSettings, 'campus' | 'campusHosts'>): Campus {
  const { search, hostname, protocol } = window.location;
  const asked = new URLSearchParams(search).get('campus');
  if (isCampus(asked)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = campusCookie(asked, protocol);
    return asked;
  }
  const kept = IN_COOKIES.exec(document.cookie)?.[1];
  return isCampus(kept) ? kept : (campusHosts[hostname] ?? campus);
}
