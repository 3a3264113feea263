import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { takeGiven } from '../given';
import { bringChunk } from './askAgain';
import { holdToHash, knowHashes, preloadStyleSheet } from './hashes';
import { type Manifest, manifests } from './loadedParts';

declare global {
  interface Window {
    holdToHash?: typeof bringChunk;
  }
}

/** How long one request for a remote's manifest or entry may take, in milliseconds: so that a second fits in. */
const REQUEST_MS = 5_000;

/**
 * What federation's runtime lacks: a time-out for the manifest, a shorter one for the entry script than its 20 s, a
 * failure at once for an answer that is no manifest (the runtime would keep it and never ask again), and a check that
 * a manifest is the one that the registry means, and each script and style sheet the one that the manifest means.
 *
 * @param integrityOf the hash that the manifest of a container must have
 */
export function loadingLimits(integrityOf: (container: string) => string | undefined): ModuleFederationRuntimePlugin {
  // Called by what loads chunks in a remote's own build: see webpack.shared.js.
  window.holdToHash = bringChunk;
  return {
    name: 'loading-limits',
    fetch: async (url, init, remote) => {
      // The server has held what it put into the page to the same hash.
      const given = takeGiven(url.replace(window.location.origin, ''));
      const response = given
        ? Response.json(given)
        : await fetch(url, {
            ...init,
            cache: 'no-cache',
            integrity: integrityOf(remote?.name ?? '') ?? '',
            signal: AbortSignal.timeout(REQUEST_MS),
          });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const manifest: unknown = await response.clone().json();
      if (!isManifest(manifest)) throw new Error(`${url} is no manifest`);
      knowHashes(url, manifest.metaData.integrity ?? {});
      manifests.set(new URL(url, window.location.href).href, manifest);
      return response;
    },
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      holdToHash(script);
      return { script, timeout: REQUEST_MS };
    },
    // Only fetched: the remote's own build puts it in, and waits for it before it draws anything.
    createLink: ({ url }) => preloadStyleSheet(url),
  };
}

const isManifest = (json: unknown): json is Manifest =>
  typeof json === 'object' && json !== null && 'metaData' in json && 'exposes' in json && 'shared' in json;
