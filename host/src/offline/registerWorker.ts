import { TAKE_OVER } from './takeOver';

const HOUR_MS = 60 * 60_000;

/**
 * Registers the service worker and looks for the next one every hour besides the browser's own look at each visit.
 * `onNewVersion` is called when one is ready, with what loads it: the worker takes over, then the page is loaded anew.
 * It never does so by itself.
 */
export async function registerWorker(
  address: string,
  onNewVersion: (load: () => void) => void,
  reload = () => window.location.reload(),
): Promise<void> {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let isLoading = false;

  function offer(worker: ServiceWorker) {
    // The first worker has no page of an older version before it.
    if (!serviceWorker.controller) return;
    onNewVersion(() => {
      isLoading = true;
      worker.postMessage(TAKE_OVER);
    });
  }
  serviceWorker.addEventListener('controllerchange', () => {
    if (isLoading) reload();
    // Another tab has asked for the new version.
    else if (controlled) onNewVersion(reload);
    controlled = true;
  });

  const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR_MS);
}

/** The kill switch from the page's side: whatever worker there is goes, with all that it kept. */
export async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  if (registrations.length === 0) return;
  for (const registration of registrations) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
