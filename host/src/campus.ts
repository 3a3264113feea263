import { type Campus, campuses, type SiteSettings } from '@forms/shared/contract';

/** Holds the campus that the address asked for until the browser is closed, in every tab of the visit. */
const COOKIE = 'campus';

const isCampus = (name: string | null | undefined): name is Campus => campuses.some((campus) => campus === name);

/** The campus of this visit: what `?campus=` asks for, or did before; else the host name's; else the site's. */
export function campusOfVisit({ campus, campusHosts }: Pick<SiteSettings, 'campus' | 'campusHosts'>): Campus {
  const { search, hostname } = window.location;
  const asked = new URLSearchParams(search).get('campus');
  if (isCampus(asked)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${COOKIE}=${asked}; Path=/; SameSite=Lax`;
    return asked;
  }
  const kept = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isCampus(kept) ? kept : (campusHosts[hostname] ?? campus);
}
