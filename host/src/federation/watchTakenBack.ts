import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { wouldAsk } from '../leaving';
import { readJson } from '../readJson';
import { loadAnew } from './loadAnew';
import { addresses } from './loadedParts';
import { readRegistry } from './registry';

/** So often a page that somebody has before them asks, in milliseconds: within a minute it is off what was taken back. */
const EVERY_MS = 45_000;
/** How soon it asks again for what is served instead: the worker's copy of the registry may be the one before. */
const SOON_MS = 3_000;

/** Fields whose words are somebody's: others have a value before anybody has touched them. */
const WRITTEN_INTO = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

interface Watched {
  /** The registry as it was when the page was opened. */
  lines: Promise<RemoteRegistry>;
  /** Whether the page holds what it would not have again. */
  mustStay(): boolean;
  reload?: () => void;
}

/**
 * Loads the page anew once a version that it has was taken back, and another is served in its place: at once where nobody
 * has pressed or written anything since they came to it, else with the next link that they follow. One that nobody sees
 * asks when it is seen again, and a page that has the builds beside the host alone never.
 */
export function watchTakenBack({ lines, mustStay, reload }: Watched): void {
  let isLeft = false;
  // Somebody may have written before this listened.
  let isInUse = [...document.querySelectorAll<HTMLInputElement>(WRITTEN_INTO)].some(({ value }) => value !== '');
  let timer = setTimeout(ask, EVERY_MS);

  const use = () => {
    isInUse = true;
  };
  document.addEventListener('input', use, true);
  document.addEventListener('change', use, true);
  document.addEventListener(
    'click',
    (event) => {
      isInUse = !leadsOn(event);
      // Unheard by the router, a link is followed by the browser, which loads the whole page.
      if (!isInUse && isLeft && !wouldAsk()) event.stopPropagation();
    },
    true,
  );
  document.addEventListener('visibilitychange', () => (document.hidden ? clearTimeout(timer) : ask()));

  async function ask() {
    clearTimeout(timer);
    const standing = isLeft ? 'left' : await standingOf(await versionsOf(lines)).catch(() => 'served' as const);
    isLeft = standing === 'left';
    if (isLeft && !isInUse && !isInFrame() && !mustStay()) loadAnew(reload);
    if (!document.hidden) timer = setTimeout(ask, standing === 'taken back' ? SOON_MS : EVERY_MS);
  }
}

/** Whether somebody writes to the card provider, whose frame has the focus then. */
const isInFrame = () => document.activeElement instanceof HTMLIFrameElement;

/** Whether a press follows a link to another page of the site, in this tab. */
function leadsOn({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.download || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}

/** Where the page has its remotes from, or would get them: the addresses of manifests, by remote. */
async function versionsOf(lines: Promise<RemoteRegistry>): Promise<Record<string, string>> {
  const opened = Object.entries(await lines.catch((): RemoteRegistry => ({})));
  const at = opened.flatMap(([remote, line]) => (line ? [[remote, line.manifest] as const] : []));
  return Object.fromEntries([...at, ...addresses]);
}

/** Whether versions are all served, or one was taken back, and where it was, whether a page that is loaded gets another. */
async function standingOf(versions: Record<string, string>): Promise<'served' | 'taken back' | 'left'> {
  const released = Object.entries(versions).filter(
    ([remote, at]) => !at.endsWith(`/remotes/${remote}/mf-manifest.json`),
  );
  if (released.length === 0) return 'served';
  const takenBack = (await readJson('/taken-back.json', true)) as string[];
  const gone = released.filter(([, at]) => takenBack.some((manifest) => isSame(manifest, at)));
  if (gone.length === 0) return 'served';
  const served = await readRegistry(false);
  return gone.some(([remote, at]) => isSame(served[remote]?.manifest ?? '', at)) ? 'taken back' : 'left';
}

const isSame = (one: string, other: string) =>
  new URL(one, window.location.origin).href === new URL(other, window.location.origin).href;
