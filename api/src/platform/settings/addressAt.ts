import type { Campus } from '@forms/shared/contract';
import { type Settings, siteAddress } from './settings';

/** The whole address of a path of this site, as a page of a campus, where the address alone would open it at the site's own. */
export function addressAt(
  settings: Pick<Settings, 'publicUrl' | 'port' | 'campus'>,
  path: string,
  { campus }: { campus: Campus },
): string {
  const address = new URL(siteAddress(settings) + path);
  if (campus !== settings.campus) address.searchParams.set('campus', campus);
  return address.href;
}
