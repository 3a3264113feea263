import { createServer, type Server } from 'node:http';
import { type Route, routes } from '@forms/shared/contract';
import { freePort } from '@forms/shared/testing/free-port';
import type { Frame, Page } from 'puppeteer';
import { journeys } from '../journeys/journey';
import type { Visitor } from '../visitor';
import { callFromOwnPage, changingCalls, type RightCall } from './changingCalls';
import { forge, forgedBy, read } from './forgedCalls';

// So many calls in a minute would be refused for their number, before anybody asks where they come from.
const here = journeys({ LOG_LEVEL: 'info', RATE_LIMIT_SCALE: '0', GUESSING_LIMIT_SCALE: '0' });

/** Another site: an empty page, with one in it that the browser gives no origin. */
let site: Server;
let port: number;
beforeAll(async () => {
  const inner = '<!doctype html><title>Inner</title><body></body>';
  const outer = `<!doctype html><title>Another site</title><iframe src="/inner" sandbox="allow-scripts allow-forms"></iframe>`;
  site = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html').end(url === '/inner' ? inner : outer);
  });
  port = await freePort();
  await new Promise<void>((resolve) => site.listen(port, resolve));
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

/** Opens a page of another origin in the window of somebody who is signed in. */
async function lures(visitor: Visitor, address: string): Promise<Page> {
  const { page } = await visitor.opensTab();
  await page.goto(address);
  return page;
}
const inner = (page: Page): Promise<Frame> => page.waitForFrame((frame) => frame.url().endsWith('/inner'));

/** From where somebody's browser may be made to call us, by where that page stands. */
const origins: Record<string, (visitor: Visitor) => Promise<Page | Frame>> = {
  // The browser sends our cookie along: a site takes no account of ports.
  'another port of our own host': (visitor) => lures(visitor, `http://localhost:${port}/`),
  'another site': (visitor) => lures(visitor, `http://127.0.0.1:${port}/`),
  'a page without an origin': async (visitor) => inner(await lures(visitor, `http://localhost:${port}/`)),
};

/** How often the server was called so far, by method and address as it notes them: without ids. */
function callsSoFar(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of here.product.printed.split('\n').filter((text) => text.includes('"incoming request"'))) {
    const { req } = JSON.parse(line) as { req: { method: string; url: string } };
    const call = `${req.method} ${req.url.replace(/\?.*/, '')}`;
    counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  return counts;
}

/** The forged calls of which not every one has arrived. */
function onTheirWay(calls: readonly RightCall[], before: Map<string, number>): string[] {
  const now = callsSoFar();
  const paths = calls.map(({ path }) => path.replace(/\/[\w-]{22}(?=\/|$)/g, '/…'));
  return Object.entries(forgedBy).flatMap(([method, ways]) =>
    paths.filter((path) => {
      const call = `${method} ${path}`;
      const meant = ways * paths.filter((other) => other === path).length;
      return (now.get(call) ?? 0) - (before.get(call) ?? 0) < meant;
    }),
  );
}

/** What the server works off by itself, whoever calls. */
const itsOwn = ['jobs'];
const jobsDue = () =>
  (here.product.rows().jobs as { run_at: string; dead_at: string | null }[]).filter(
    ({ run_at, dead_at }) => !dead_at && run_at <= new Date().toISOString(),
  ).length;
const held = () => Object.entries(here.product.rows()).filter(([table]) => !itsOwn.includes(table));

const FORGING_MS = 300_000;

test(
  'nothing that another origin’s page makes the browser of an administrator send changes anything; the same from our own page does',
  async () => {
    const visitor = await here.visitor();
    await visitor.opens(await here.product.loginLink());
    await visitor.find('heading', 'What you can open');
    const token = (await here.product.loginLink()).split('/login/')[1]?.split('/')[0] ?? '';
    const calls = await changingCalls(visitor, token);
    const own = here.product.address;
    await visitor.eventually(async () => jobsDue() === 0, 'what these calls caused to be done');

    for (const [where, open] of Object.entries(origins)) {
      const page = await open(visitor);
      const cookies = await visitor.page.cookies();
      const [before, called] = [held(), callsSoFar()];
      const forged = calls.map(({ path, method, json }) => ({ address: own + path, method, json }));
      await page.evaluate(forge, forged);
      // A beacon says nothing of its arrival.
      await visitor.eventually(
        async () => onTheirWay(calls, called).length === 0,
        `all that ${where} forged to arrive`,
      );
      expect({ where, held: held() }).toEqual({ where, held: before });
      expect(await visitor.page.cookies()).toEqual(cookies);
    }

    visitor.forgives(/403|404|409|422/);
    const refused: Record<string, number> = {};
    for (const { name, ...call } of calls) {
      const { status } = await callFromOwnPage(visitor, call);
      if (status >= 300) refused[name] = status;
    }
    // No card was charged, and no code was mailed: there is no payment to confirm, none to give back, none that failed, nothing to open. What
    // is uploaded is no remote's build, an administrator has applied for nothing, and what is exported, or sent to a board, was not looked at before.
    expect(refused).toEqual({
      ...{
        cardPaymentSuccess: 409,
        openApplication: 422,
        openOwnApplication: 403,
        addTuitionNote: 403,
        makeExport: 409,
        makeSubmission: 409,
        refundEnquiry: 409,
        settleCardIssue: 404,
      },
      ...{ publishVersion: 422, publishElsewhere: 422 },
    });
  },
  FORGING_MS,
);

test('a page of another origin reads no answer to somebody who is signed in', async () => {
  const visitor = await here.visitor();
  await visitor.opens(await here.product.loginLink());
  await visitor.find('heading', 'What you can open');
  const asked = Object.values<Route>(routes)
    .filter(({ method, changes }) => method === 'GET' && !changes)
    .map(({ service, path }) => `${here.product.address}/${service}${path.replace(/:\w+/g, 'home')}`);
  for (const open of Object.values(origins)) {
    const page = await open(visitor);
    expect(await page.evaluate(read, asked)).toEqual([]);
  }
});
