/** How long a pointer rests on a link before somebody seems to mean it, in milliseconds. */
const REST_MS = 100;

/**
 * Fetches the page behind a link of this site while somebody points at it or has it in focus, so that it is there when
 * they follow. Once a page; not for those who save data.
 *
 * @param bring fetches the code of the page at a path, as `/tuition-services-v2`
 */
export function preloadLinks(bring: (path: string) => Promise<unknown>): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const asked = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  function preload(path: string) {
    if (asked.has(path)) return;
    asked.add(path);
    // What cannot be had is asked for again by the page itself, which says so.
    bring(path).catch(() => undefined);
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
