import { type FormDefinition, OFFLINE_PAGE, routes, WAITING_SUBMISSION } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import { deployable } from '../nextBuild';
import { Product } from '../product';
import { phone, Visitor } from '../visitor';
import { journeys } from './journey';
import { savedHere } from './savedHere';

const here = journeys();

const openDay: FormDefinition = {
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [{ name: 'firstName', type: 'input', label: 'First name', required: true }],
    },
    {
      name: 'day',
      title: 'The day',
      fields: [{ name: 'why', type: 'input', label: 'Why do you come?', required: true }],
    },
  ],
};
beforeAll(async () => {
  for (const slug of ['open-day', 'never-opened']) await here.product.makes({ slug, title: slug, json: openDay });
});
let isDead = false;
// A journey that failed may have left it so.
afterEach(async () => {
  if (isDead) await isConnectedAgain();
});

const NO_NETWORK = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_INTERNET_DISCONNECTED/,
  /Failed to load resource/,
  /ERR_FAILED/,
  // A part that the page had yet to ask for says that it could not.
  /Loading chunk \d+ failed/,
];

/** Waits until the worker serves the page and has cached these addresses, what was loaded, and what its parts may load yet. */
const hasCached = (visitor: Visitor, ...addresses: string[]) =>
  visitor.eventually(
    () =>
      visitor.page.evaluate(async (wanted) => {
        if (!navigator.serviceWorker.controller) return false;
        const cached: string[] = [];
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
        }
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const isCode = (url: string) => /\.(js|css)$/.test(url);
        const needed = loaded.filter(isCode);
        for (const url of cached.filter((address) => address.includes('/mf-manifest.json'))) {
          const { exposes } = await (await fetch(url)).json();
          for (const { assets } of exposes) {
            const filesOf = (kind: 'sync' | 'async') =>
              [...assets.js[kind], ...assets.css[kind]].map((file) => new URL(file, url).href);
            if (filesOf('sync').every((file) => loaded.includes(file))) needed.push(...filesOf('async'));
          }
        }
        return (
          needed.every((file) => cached.includes(file)) &&
          wanted.every((part) => cached.some((url) => url.includes(part)))
        );
      }, addresses),
    `the worker to cache ${addresses}`,
    30_000,
  );

async function losesNetwork(...visitors: Visitor[]) {
  isDead = true;
  await here.product.kill();
  for (const visitor of visitors) {
    visitor.forgives(...NO_NETWORK);
    await visitor.losesNetwork();
  }
}
async function isConnectedAgain(...visitors: Visitor[]) {
  await here.product.restart();
  isDead = false;
  for (const visitor of visitors) await visitor.findsNetwork();
}

/** Fills in the first page, and waits until all of the form is on the device. */
async function begins(visitor: Visitor, firstName: string) {
  await visitor.opens('/open-day');
  await visitor.types('First name', firstName);
  await visitor.presses('Continue');
  await visitor.find('heading', 'The day');
  const ofSite = ['/index.html', '/settings.json', '/remotes.json', '/mf-forms/mf-manifest.json'];
  await hasCached(visitor, ...ofSite, '/api/v2/form/open-day', '/kept-answers.');
}
const sentBy = async (firstName: string) => {
  const enquiries = (await here.product.listed(routes.enquiries)).filter(({ formSlug }) => formSlug === 'open-day');
  const whole = await Promise.all(enquiries.map(({ id }) => here.product.asStaff(routes.enquiry, { id })));
  return whole.filter(({ pages }) => JSON.stringify(pages).includes(firstName));
};
/** Another name each time that the journey is walked. */
const somebody = () => `Zoë-${Date.now()}`;

test('a form filled in and submitted without a network is sent once when there is one, though the tab was closed', async () => {
  const firstName = somebody();
  const visitor = await here.visitor();
  await begins(visitor, firstName);
  await losesNetwork(visitor);
  await visitor.types('Why do you come?', 'On the train, without a network');
  await visitor.presses('Continue');
  await visitor.presses('Submit');
  await visitor.find('heading', WAITING_SUBMISSION.offline);
  await visitor.sees(WAITING_SUBMISSION.message);
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('offline-form-waits');
  await visitor.page.setViewport(phone);
  expect(await visitor.overflows()).toBe(false);
  await visitor.pictures('offline-form-waits-phone');
  expect(await visitor.stored()).not.toContain(firstName);

  const [next, another] = [await visitor.opensTab(), await visitor.opensTab()];
  for (const tab of [next, another]) {
    tab.forgives(...NO_NETWORK);
    await tab.losesNetwork();
  }
  await visitor.page.close();
  for (const tab of [next, another]) {
    await tab.page.bringToFront();
    await tab.opens('/open-day');
    await tab.sees(WAITING_SUBMISSION.message);
  }

  await isConnectedAgain(next, another);
  for (const tab of [next, another]) {
    const isSent = async () => (await tab.text()).includes('Your reference is');
    await tab.eventually(isSent, 'the form to be sent', 40_000);
  }
  const [sent, ...more] = await sentBy(firstName);
  expect(more).toEqual([]);
  for (const tab of [next, another]) expect(await tab.text()).toContain(sent?.reference);
  expect([...next.complaints, ...another.complaints]).toEqual([]);
});

releaseTest('a form that waits can be taken back, and what it says changed', async () => {
  const before = somebody();
  const after = `Łucja-${Date.now()}`;
  const visitor = await here.visitor();
  await begins(visitor, before);
  await losesNetwork(visitor);
  await visitor.types('Why do you come?', 'Too early');
  await visitor.presses('Continue');
  await visitor.presses('Submit');
  await visitor.presses('Don’t send it, change my answers');
  await visitor.sees('Too early');
  await visitor.presses('Change About you');
  await visitor.types('First name', after);
  await visitor.presses('Continue');
  await isConnectedAgain(visitor);
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  expect(await sentBy(before)).toEqual([]);
  expect(await sentBy(after)).toHaveLength(1);
});

releaseTest(
  'without a network the site opens, a form that was open before too, and another says what it needs',
  async () => {
    const visitor = await here.visitor();
    await visitor.opens('/open-day');
    await visitor.find('textbox', 'First name');
    await hasCached(visitor, '/index.html', '/api/v2/form/open-day', '/kept-answers.');
    await losesNetwork(visitor);
    await visitor.opens('/');
    await visitor.find('heading', 'What we do');
    await visitor.opens('/open-day?campus=oxford');
    await visitor.find('textbox', 'First name');
    await visitor.opens('/never-opened');
    await visitor.sees(OFFLINE_PAGE.title);
    await visitor.sees(OFFLINE_PAGE.message);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('offline-page');
    await visitor.page.setViewport(phone);
    await visitor.pictures('offline-page-phone');

    await isConnectedAgain(visitor);
    await visitor.find('textbox', 'First name');
  },
);

/** The page that the worker serves at an address. */
async function servedByWorker(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.page.goto(here.product.address + path);
  expect(response?.fromServiceWorker()).toBe(true);
  return (await response?.text()) ?? '';
}
const WORDS_OF_FORM = /<h1[^>]*>Open day<\/h1>/;

releaseTest(
  'who comes again has the page’s first words from the device, of their campus, and the form as it is now',
  async () => {
    const visitor = await here.visitor();
    await visitor.opens('/open-day');
    await visitor.find('textbox', 'First name');
    await hasCached(visitor, '/index.html', `${here.product.address}/open-day`);
    const html = await servedByWorker(visitor, '/open-day');
    expect(html).toMatch(WORDS_OF_FORM);
    expect(html).toContain('First name');
    expect(html).not.toContain('id="given"');
    // In the letters of the page that takes its place: they are on the device by now.
    expect(html).toMatch(/<link rel="preload" href="\/inter-[^"]+\.woff2" as="font"/);
    await visitor.types('First name', 'Zoë');
    await visitor.presses('Continue');
    await visitor.find('heading', 'The day');
    // Else leaving would be asked about.
    await savedHere(visitor);

    await visitor.opens('/?campus=lisbon');
    await visitor.find('heading', 'O que fazemos');
    expect(await servedByWorker(visitor, '/open-day')).not.toMatch(WORDS_OF_FORM);
  },
);

releaseTest('a new version is offered to somebody who fills in a form, never forced, and loses nothing', async () => {
  const site = await deployable(here.product.port);
  try {
    const visitor = await Visitor.arrive(here.browser, site.address);
    await visitor.opens('/open-day');
    await visitor.types('First name', 'Half a form');
    await visitor.presses('Continue');
    await hasCached(visitor, '/index.html');

    site.deploysNextBuild();
    await visitor.types('Why do you come?', 'Still typing');
    await visitor.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await visitor.sees('A new version is ready.');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('offline-new-version');
    expect(await visitor.valueOf('Why do you come?')).toBe('Still typing');

    await visitor.loadsAnew(() => visitor.presses('Reload'));
    await visitor.presses('Continue');
    await visitor.find('heading', 'The day');
    expect(await visitor.valueOf('Why do you come?')).toBe('Still typing');
    await visitor.presses('Continue');
    await visitor.presses('Submit');
    await visitor.sees('Your reference is');
    expect(visitor.complaints).toEqual([]);
    await visitor.leaves();
  } finally {
    site.stop();
  }
});

releaseTest('switched off, the worker leaves every browser at its next visit, with all that it kept', async () => {
  const product = await Product.start();
  try {
    const visitor = await Visitor.arrive(here.browser, product.address);
    await visitor.opens('/');
    await hasCached(visitor, '/index.html');
    await product.kill();
    await product.restart({ SERVICE_WORKER: 'off' });
    await visitor.opens('/');
    await visitor.find('heading', 'What we do');
    const isGone = () =>
      visitor.page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
      );
    await visitor.eventually(isGone, 'the worker to be gone', 30_000);
    await visitor.opens('/contact-us');
    await visitor.find('textbox', 'First name');
    expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(visitor.complaints).toEqual([]);
    await visitor.leaves();
  } finally {
    await product.stop();
  }
});

releaseTest('nothing of a signed-in person is kept by the worker, and signing out leaves nothing of it', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/');
  await hasCached(visitor, '/index.html');
  const link = await here.product.loginLink();
  await visitor.opens(link);
  await visitor.find('heading', 'Enquiries');
  const stored = await visitor.stored();
  expect(stored).not.toContain(link.split('/login/')[1]?.split('/')[0]);
  const answers = [...stored.matchAll(/https?:\/\/\S+\/(?:api|content)\/\S+/g)].map(([address]) => address);
  expect(answers.filter((address) => !/\/api\/(slug|v2\/form|system\/titles)/.test(address))).toEqual([]);
  // The worker goes at once, in the middle of what it may be fetching.
  visitor.forgives(/401/, /ERR_FAILED/);
  await visitor.presses('Sign out');
  await visitor.eventually(
    () => visitor.page.evaluate(async () => !(await caches.keys()).some((name) => name.includes('precache'))),
    'what was kept to be gone',
  );
});
