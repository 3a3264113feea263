const hashes = new Map<string, string>();
const asked = new Map<string, number>();

/** Takes down what hash each file of a remote must have, as its manifest tells: by its path from there. */
export function knowHashes(manifest: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) hashes.set(new URL(file, manifest).href, hash);
}

/**
 * Has the browser run a script, or apply a style sheet, only if it has the hash that its remote's manifest tells; one of
 * an unknown address is let be. Asked for again, it goes by another address: under the same one a browser would wait for
 * the request that hangs, or take what was wrong from its cache.
 */
export function holdToHash(tag: HTMLScriptElement | HTMLLinkElement): void {
  const address = new URL(tag instanceof HTMLScriptElement ? tag.src : tag.href);
  const attempt = (asked.get(address.href) ?? 0) + 1;
  asked.set(address.href, attempt);
  tag.integrity = hashes.get(address.href) ?? '';
  tag.crossOrigin = 'anonymous';
  // What has come as it should be lies in the browser's cache, for whichever module names it next.
  const { href } = address;
  if (tag.integrity) tag.addEventListener('load', () => asked.delete(href));
  if (attempt === 1) return;
  address.searchParams.set('attempt', String(attempt));
  if (tag instanceof HTMLScriptElement) tag.src = address.href;
  else tag.href = address.href;
}

/**
 * Fetches a file that is about to be asked for, as `holdToHash` will have it asked; once. One that no manifest tells of, as
 * in development, is asked for otherwise, and would be fetched twice.
 */
export function preloadFile(address: string, as: 'script' | 'style'): void {
  const integrity = hashes.get(address);
  if (!integrity) return;
  const known = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  if ([...known].some(({ href }) => href === address)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = address;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}
