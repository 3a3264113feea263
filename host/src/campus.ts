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

/** A visit to the site, by its address and the cookies that it brings. */
interface Visit extends Pick<Location, 'search' | 'hostname' | 'protocol'> {
  cookies: string;
}
const askedIn = ({ search }: Pick<Visit, 'search'>) => new URLSearchParams(search).get('campus');

/** The campus of a visit: what `?campus=` asks for, or did before; else the host name's; else the site's. */
export function campusOf(visit: Visit, { campus, campusHosts }: Pick<SiteSettings, 'campus' | 'campusHosts'>): Campus {
  const asked = askedIn(visit);
  if (isCampus(asked)) return asked;
  return campusIn(visit.cookies, visit.protocol) ?? campusHosts[visit.hostname] ?? campus;
}

/** The campus of this visit, which goes on asking for the one that it asked for. */
export function campusOfVisit(site: Pick<SiteSettings, 'campus' | 'campusHosts'>): Campus {
  const { search, hostname, protocol } = window.location;
  const campus = campusOf({ search, hostname, protocol, cookies: document.cookie }, site);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  if (askedIn({ search }) === campus) document.cookie = campusCookie(campus, protocol);
  return campus;
}
