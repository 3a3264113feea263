import { campusOfLanguage, type Language } from '@forms/shared/contract';
import { addressAt } from '../../platform/settings/addressAt';
import type { Settings } from '../../platform/settings/settings';

/** The whole address of a link to sign in by, at that language's campus: its name stands behind the hash too, as the page reads all of its address there. */
export function landing(
  settings: Pick<Settings, 'publicUrl' | 'port' | 'campus'>,
  link: string,
  language: Language,
): string {
  const { origin, pathname, search } = new URL(
    addressAt(settings, link.replace('/#', ''), { campus: campusOfLanguage[language] }),
  );
  return `${origin}/#${pathname}${search}`;
}
