import { CONTRACT_VERSION, FOR_LATER, type SiteSettings } from '@forms/shared/contract';
import { remoteNames } from '@forms/shared/platform/remotes';

const settings: SiteSettings = {
  campus: 'oxford',
  campusHosts: {},
  live: true,
  apiBase: '/api',
  contentBase: '/content',
  remoteOrigins: [],
  serviceWorker: true,
};
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  shared: [],
  exposes: [
    { assets: { js: { sync: ['Part.1.js'], async: ['calendar.2.js'] }, css: { sync: ['Part.1.css'], async: [] } } },
  ],
};
const at = (name: string, file: string) => `http://localhost/remotes/${name}/${file}`;

/** More than any page of these tests has to ask for. */
const MOST = 100;

/** What the page has asked the network for, in order: as in a browser, whoever observes resources hears of each. */
let requests: string[];
let observers: ((list: { getEntries(): { name: string }[] }) => void)[];
let heard: { type: string; payload: { urlsToCache: (string | object)[] } }[];
const ask = (address: string) => {
  if (requests.length === MOST) throw new Error('This page asks for ever');
  const name = new URL(address, 'http://localhost').href;
  requests.push(name);
  for (const observer of observers) observer({ getEntries: () => [{ name }] });
};

beforeEach(() => {
  jest.useFakeTimers();
  [requests, observers, heard] = [[], [], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    ask(String(address));
    return new Response(JSON.stringify(manifest));
  });
  globalThis.PerformanceObserver = class {
    constructor(private readonly observer: (typeof observers)[number]) {}
    observe = () => observers.push(this.observer);
  } as never;
  performance.getEntriesByType = () => requests.map((name) => ({ name })) as PerformanceEntry[];
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update: async () => {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      controller: null,
      register: async () => registration,
      ready: Promise.resolve({ active: { postMessage: (message: (typeof heard)[number]) => heard.push(message) } }),
    }),
    configurable: true,
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Another page with a loader of remotes; each remote's script asks for what its manifest names. */
async function openPage() {
  jest.resetModules();
  const [{ remoteLoader }, { startOffline }] = await Promise.all([
    import('../federation/remoteLoader'),
    import('./startOffline'),
  ]);
  const load = remoteLoader({
    open: async (entry) => ({
      get: async () => {
        ask(new URL('Part.1.js', entry).href);
        return () => ({ default: () => null });
      },
    }),
    language: Promise.resolve('en-GB'),
    trusted: Promise.resolve({ origin: 'http://localhost', remoteOrigins: [] }),
    readRegistry: async () =>
      Object.fromEntries(
        remoteNames.map((name) => [name, { manifest: at(name, 'mf-manifest.json'), contract: CONTRACT_VERSION }]),
      ),
  });
  return { load, startOffline };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const cached = () => heard.flatMap(({ payload }) => payload.urlsToCache);

test('a page asks for each manifest once, however many remotes it loads and however long it stands open', async () => {
  const { load, startOffline } = await openPage();
  await load('mf-contact/ContactForm');
  await startOffline(settings, jest.fn());
  await load('mf-forms/FormPage');
  await pass(4_000);
  await load('mf-exams-payments/ExamEntries');
  await load('mf-exams-payments/InvoicePage');
  await pass(12_000);
  const manifests = requests.filter((address) => address.endsWith('/mf-manifest.json'));
  expect(manifests).toEqual(
    ['mf-contact', 'mf-forms', 'mf-exams-payments'].map((name) => at(name, 'mf-manifest.json')),
  );
});

test('the worker is told once of a page whose first words it may ask for', async () => {
  const { load, startOffline } = await openPage();
  await startOffline(settings, jest.fn());
  await load('mf-files/FileList');
  await pass(12_000);
  const page = [`${window.location.origin}/`, { headers: { [FOR_LATER]: '1' } }];
  expect(cached().filter((address) => typeof address !== 'string')).toEqual([page]);
});

test('the worker is given each file of what was loaded once, and what its parts may load yet', async () => {
  const { load, startOffline } = await openPage();
  await load('mf-contact/ContactForm');
  await startOffline(settings, jest.fn());
  await load('mf-files/FileList');
  await pass(12_000);
  for (const name of ['mf-contact', 'mf-files']) {
    for (const file of ['mf-manifest.json', 'Part.1.js', 'Part.1.css', 'calendar.2.js']) {
      expect(cached().filter((address) => address === at(name, file))).toHaveLength(1);
    }
  }
  const before = heard.length;
  await load('mf-files/FilePreview');
  await pass(12_000);
  expect(heard).toHaveLength(before);
});
