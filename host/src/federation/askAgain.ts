import { holdToHash } from './hashes';

/** What has not come by then is asked for a second time, in milliseconds; a third time after twice as long, and so on. */
const FIRST_WAIT_MS = 4_000;
/** With the waits before it, about the 120 seconds that the builds wait for a chunk. */
const LAST_WAIT_MS = 60_000;

const hanging = new Set<() => void>();

/** Asks once more, at once, for each file that has not come yet. */
export function askForHanging(): void {
  for (const ask of [...hanging]) ask();
}

/**
 * Holds a chunk's script or style sheet to its hash, and asks for it again beside while it hangs: whichever comes first
 * counts, so that a slow line loses nothing.
 */
export function bringChunk(tag: HTMLScriptElement | HTMLLinkElement): void {
  const address = tag instanceof HTMLScriptElement ? tag.src : tag.href;
  holdToHash(tag);
  let wait = FIRST_WAIT_MS;
  let timer = setTimeout(ask, wait);
  hanging.add(ask);
  tag.addEventListener('load', settle);
  tag.addEventListener('error', settle);

  function settle() {
    clearTimeout(timer);
    hanging.delete(ask);
  }
  function ask() {
    clearTimeout(timer);
    const twin =
      tag instanceof HTMLScriptElement
        ? Object.assign(document.createElement('script'), { src: address })
        : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
    holdToHash(twin);
    twin.onload = () => tag.dispatchEvent(new Event('load'));
    twin.onerror = () => twin.remove();
    tag.after(twin);
    wait *= 2;
    // webpack gives up a script by itself, but waits for a style sheet for ever.
    timer = wait > LAST_WAIT_MS ? setTimeout(() => tag.dispatchEvent(new Event('error')), wait) : setTimeout(ask, wait);
  }
}
