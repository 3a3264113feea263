import type { Scheme } from './views';

/** Where the mouse is to press, and whether its click fell beside: on nothing that takes one, as when the page moved. */
export interface PlaceToClick {
  x: number;
  y: number;
  fellBeside: boolean;
}

/** The middle of a control that takes a click now; undefined while it moves, is disabled or covered: run in the page. */
export async function placeToClick(found: Element): Promise<PlaceToClick | undefined> {
  // A radio that is drawn as a button is that button.
  const control = (found.getBoundingClientRect().width === 0 && found.closest('label')) || found;
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = control.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = control.getBoundingClientRect();
  const isStill = left === before.left && top === before.top && width === before.width && height === before.height;
  // A dialog that is about to move stands still until it does.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return ends && playState !== 'finished' && target?.contains(control);
  });
  // Until it begins to grow it stands in its place, unseen: what is pressed there is gone from beneath the mouse.
  const isUnseen = control.closest('[role=dialog]')?.checkVisibility({ opacityProperty: true }) === false;
  if (!isStill || isMoving || isUnseen || width === 0 || found.matches(':disabled')) return undefined;
  const [x, y] = [left + width / 2, top + height / 2];
  const atop = document.elementFromPoint(x, y);
  if (atop !== null && (control.contains(atop) || atop.contains(control))) {
    const place = { x, y, fellBeside: false };
    // Everything stands in the page's main part, which has the focus at times and takes no click.
    const takesClicks =
      'a, button, input, label, select, summary, textarea, canvas, [role], [tabindex]:not(main), [contenteditable], .ant-select';
    addEventListener(
      'mousedown',
      ({ target: pressed }) => {
        const notes = ({ target }: Event) => {
          const hit = target as Element;
          // What moves between press and release leaves the click to what holds both.
          const isTorn = control.contains(pressed as Element);
          place.fellBeside = !control.contains(hit) && (isTorn || !hit.closest(takesClicks));
        };
        addEventListener('click', notes, { capture: true, once: true });
      },
      { capture: true, once: true },
    );
    return place;
  }
  // What sticks to an edge of the window may lie over it.
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  return undefined;
}

/** Whether the words are light on dark, or dark on light, by now: run in the page. */
export function isDrawnIn(scheme: Scheme): boolean {
  const [red = '0'] = /\d+/.exec(getComputedStyle(document.body).color) ?? [];
  return Number(red) > 128 === (scheme === 'dark');
}

/** Run in the page. */
export function textsCutOff(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
    if (parent.closest('.visually-hidden, option, script, style, [aria-hidden="true"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(box);
      // Words for screen readers alone are clipped on purpose.
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') break;
      const isRoot = box === document.documentElement;
      if (overflowX === 'visible' && !isRoot) continue;
      const { left, right } = isRoot ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      const isCut =
        (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) ||
        [...range.getClientRects()].some((rect) => rect.left < left - 1 || rect.right > right + 1);
      if (isCut) cut.push(`“${node.textContent.trim()}” by ${box.tagName} ${box.className}`);
    }
  }
  return cut;
}

/** Databases, storages and caches as one text: run in the page. */
export async function storageDump(withFiles: boolean): Promise<string> {
  const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].filter(
    (all) => all !== '{}',
  );
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const bytesAsText = (_: string, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value;
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name);
    // One that was deleted meanwhile is not made anew, empty: the page would find it without its stores.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await settled(opening);
    for (const store of db.objectStoreNames) {
      const rows = db.transaction(store).objectStore(store);
      parts.push(
        name,
        store,
        JSON.stringify([await settled(rows.getAllKeys()), await settled(rows.getAll())], bytesAsText),
      );
    }
    db.close();
  }
  for (const name of withFiles ? await caches.keys() : []) {
    for (const request of await (await caches.open(name)).keys()) {
      parts.push(request.url, (await (await caches.match(request))?.text()) ?? '');
    }
  }
  return parts.join('\n');
}

/**
 * What a person may come upon of that selector, with its name as assistive technology tells it, near enough for finding
 * one; not what stands behind a dialog. Run in the page.
 */
export function controlsWithin(selector: string): { element: Element; name: string }[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]') &&
    (!modal || modal.contains(element));
  const nameOf = (element: Element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const phrase = labelledBy.length
      ? labelledBy.map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
      : (element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.innerText ??
        (element as HTMLElement).innerText);
    return phrase.replace(/\s+/g, ' ').trim();
  };
  return [...document.querySelectorAll(selector)]
    .filter(isThere)
    .map((element) => ({ element, name: nameOf(element) }));
}
