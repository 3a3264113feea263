/**
 * The service worker that takes the place of every other once it is switched off: it forgets all that they kept, and
 * itself. It stands here and not in the build, so that a broken build cannot keep it from coming.
 */
export const lastWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;
