import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long one request for a remote's manifest or entry may take, in milliseconds. */
const REQUEST_MS = 8_000;

/**
 * What federation's runtime lacks: a time-out for the manifest, a shorter one for the entry script than its 20 s, a
 * failure at once for an answer that is no manifest (the runtime would keep it and never ask again), and a check that
 * an entry script is the one that the registry means.
 *
 * @param integrityOf the hash that the entry of a container must have
 */
export function loadingLimits(integrityOf: (container: string) => string | undefined): ModuleFederationRuntimePlugin {
  const asked = new Map<string, number>();
  return {
    name: 'loading-limits',
    fetch: async (url, init) => {
      const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(REQUEST_MS) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      const manifest: unknown = await response.clone().json();
      if (!isManifest(manifest)) throw new Error(`${url} is no manifest`);
      return response;
    },
    createScript: ({ url, remoteInfo }) => {
      const attempt = (asked.get(url) ?? 0) + 1;
      asked.set(url, attempt);
      const address = new URL(url, window.location.href);
      // Under the same address a browser would wait for the request that hangs.
      if (attempt > 1) address.searchParams.set('attempt', String(attempt));
      const script = document.createElement('script');
      script.src = address.href;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (remoteInfo?.entry === url) script.integrity = integrityOf(remoteInfo.name) ?? '';
      return { script, timeout: REQUEST_MS };
    },
  };
}

const isManifest = (json: unknown) =>
  typeof json === 'object' && json !== null && 'metaData' in json && 'exposes' in json && 'shared' in json;
