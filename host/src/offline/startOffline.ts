import { FOR_LATER, type SiteSettings } from '@forms/shared/contract';
import type { HostServices } from '@forms/shared/platform/services';
import { manifests, partLoads } from '../federation/loadedParts';
import { givenAddresses } from '../given';
import { wouldAsk } from '../leaving';
import { workerAddress } from './cacheKindOf';
import { filesOfPage } from './filesOfPage';
import { registerWorker, removeWorkers } from './registerWorker';

/** A new version stays offered for as long as anybody keeps a page open; in milliseconds. */
const A_DAY_MS = 24 * 60 * 60_000;
/** How often, and how many milliseconds apart, it is asked whether everything that was entered is saved by now. */
const SAVING = { times: 10, wait: 300 };
/** After this time a part has loaded what it begins with; in milliseconds. */
const PART_LOADS_MS = 3_000;

/** Lets the site open without a network, and offers its new versions. Without https there is nothing to register. */
export async function startOffline(settings: SiteSettings, toast: HostServices['toast']): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (settings.serviceWorker === false) return removeWorkers();
  if (!settings.serviceWorker) return;
  await registerWorker(workerAddress(settings), (load) => offer(toast, load));
  const given = new Set<string>();
  await keepPage(given);
  partLoads.addEventListener('loaded', () => setTimeout(keepPage, PART_LOADS_MS, given));
}

function offer(toast: HostServices['toast'], load: () => void) {
  async function onPress() {
    if (await isSaved()) return load();
    toast({ kind: 'info', message: 'Please finish first: something that you have entered here is not saved yet.' });
    offer(toast, load);
  }
  toast({
    kind: 'info',
    message: 'A new version is ready.',
    duration: A_DAY_MS,
    actions: [{ label: 'Reload', onPress: () => void onPress() }],
  });
}

/** Whether nothing would be lost by leaving. Who is asked saves what can be saved, which takes a moment. */
async function isSaved(): Promise<boolean> {
  for (let attempt = 0; attempt < SAVING.times; attempt += 1) {
    if (!wouldAsk()) return true;
    await new Promise((resolve) => setTimeout(resolve, SAVING.wait));
  }
  return false;
}

/**
 * Has the worker keep what this page was made of before there was one, what its parts may need yet, and its first words
 * as they are now. The worker asks the network for what it is given, so it is `given` each address once.
 */
async function keepPage(given: Set<string>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const cameWithPage = givenAddresses.map((address) => new URL(address, window.location.href).href);
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const { origin, pathname, search } = window.location;
  const page = origin + pathname + search;
  const toGive = [page, ...filesOfPage([...cameWithPage, ...asked], manifests)].filter(
    (address) => !given.has(address),
  );
  if (toGive.length === 0) return;
  for (const address of toGive) given.add(address);
  const urlsToCache = toGive.map((address) => (address === page ? [page, { headers: { [FOR_LATER]: '1' } }] : address));
  // The words that workbox listens for; what is not allowed there is left alone.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
