import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long one request for a remote's manifest or entry may take, in milliseconds. */
const REQUEST_MS = 8_000;

/**
 * What federation's runtime lacks: a time-out for the manifest, a shorter one for the entry script than its 20 s, and
 * an answer other than 2xx as a failure at once (the runtime would keep it and never ask again).
 */
export const timeLimits = (): ModuleFederationRuntimePlugin => ({
  name: 'time-limits',
  fetch: async (url, init) => {
    const response = await fetch(url, { ...init, cache: 'no-cache', signal: AbortSignal.timeout(REQUEST_MS) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  },
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: REQUEST_MS };
  },
});
