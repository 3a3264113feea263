import type { CDPSession } from 'puppeteer';
import type { Visitor } from '../visitor';
import { journeys } from './journey';

const here = journeys();

/** How long nobody touches the page, in milliseconds. */
const UNTOUCHED_MS = 15_000;
/** What a page that stands still may need more of, in bytes: less than one more copy of what it shows. */
const HEAP_NOISE = 3 * 2 ** 20;

/** Counts what a page and its worker ask the network for; the worker, once it has come. */
async function countRequests(visitor: Visitor) {
  const asked: string[] = [];
  const listen = async (session: CDPSession, who: string) => {
    session.on('Network.requestWillBeSent', ({ request }) => asked.push(`${who}: ${request.url}`));
    await session.send('Network.enable');
  };
  visitor.page.on('request', (request) => asked.push(`page: ${request.url()}`));
  const worker = visitor.page
    .browserContext()
    .waitForTarget((target) => target.type() === 'service_worker')
    .then(async (target) => listen(await target.createCDPSession(), 'worker'));
  return { asked, worker };
}

/** What the page holds, once what nobody needs any more is thrown away. */
async function heldBy(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
}

test('a page that nobody touches asks for nothing, and holds no more than before', async () => {
  const visitor = await here.visitor();
  const { asked, worker } = await countRequests(visitor);
  await visitor.opens('/');
  await visitor.find('heading', 'What we do');
  await worker;
  // The worker serves the page, which has given it what it was made of.
  await visitor.eventually(
    () =>
      visitor.page.evaluate(
        async () => !!navigator.serviceWorker.controller && !!(await caches.match('/settings.json')),
      ),
    'the worker to keep the page',
  );
  await visitor.presses('Examinations');
  await visitor.follows('Enter for examinations');
  await visitor.find('button', 'Start');
  // What the form may need yet: the page has given its files to the worker by then.
  await visitor.eventually(
    () =>
      visitor.page.evaluate(async () => {
        const files = await (await caches.open('forms-files')).keys();
        return files.some(({ url }) => url.includes('/kept-answers.'));
      }),
    'the worker to keep the form',
  );
  await visitor.eventually(async () => {
    const before = asked.length;
    await visitor.settles();
    return asked.length === before;
  }, 'the worker to have all that it keeps');

  const session = await visitor.page.createCDPSession();
  await session.send('Performance.enable');
  const manifests = () => asked.filter((line) => line.endsWith('mf-manifest.json')).length;
  const before = { requests: asked.length, ...(await heldBy(session)) };
  await new Promise((resolve) => setTimeout(resolve, UNTOUCHED_MS));
  expect(asked.slice(before.requests)).toEqual([]);
  const after = await heldBy(session);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.heap - before.heap).toBeLessThan(HEAP_NOISE);
  // One remote's manifest: by the page, by the worker that it goes through, and once more when the worker keeps it.
  expect(manifests()).toBeLessThanOrEqual(3);
});
