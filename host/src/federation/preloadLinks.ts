import type { RemoteModule } from '@forms/shared/platform/remotes';

/** How long a pointer rests on a link before somebody seems to mean it, in milliseconds. */
const REST_MS = 100;

/**
 * Fetches the part behind a link of this site while somebody points at it or has it in focus, so that it is there when
 * they follow. Once a part; not for those who save data.
 *
 * @param partBehind which part is drawn at a path, as `/tuition-services-v2`
 */
export function preloadLinks(
  load: (part: RemoteModule) => Promise<unknown>,
  partBehind: (path: string) => Promise<RemoteModule | undefined>,
): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const asked = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  async function preload(path: string) {
    if (asked.has(path)) return;
    asked.add(path);
    const part = await partBehind(path).catch(() => undefined);
    if (part) await load(part);
  }

  const meant = (wait: number) => (event: Event) => {
    clearTimeout(resting);
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin || link.target) return;
    resting = setTimeout(preload, wait, link.pathname);
  };
  document.addEventListener('pointerover', meant(REST_MS), { passive: true });
  document.addEventListener('focusin', meant(0));
}
