import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { CONTRACT_VERSION, routes } from '@forms/shared/contract';
import { freePort } from '@forms/shared/testing/free-port';
import { releaseTest } from '@forms/shared/testing/release-test';
import type { HTTPRequest } from 'puppeteer';
import { build } from '../buildRemote';
import { pageClock } from '../pageClock';
import { Product } from '../product';
import { answerShell, isPage } from '../shell';
import { openBrowser, Visitor } from '../visitor';
import { journeys } from './journey';

const root = join(__dirname, '../../..');
const here = journeys();

const checkouts: string[] = [];
afterAll(() => {
  for (const checkout of checkouts) rmSync(checkout, { recursive: true, force: true });
});

/** Answers what was asked for and one byte more, which would do no harm. */
async function answerAltered(request: HTTPRequest) {
  const response = await fetch(request.url());
  const contentType = response.headers.get('content-type') ?? '';
  await request.respond({ contentType, body: `${await response.text()}\n` });
}
const answerPage = (request: HTTPRequest) =>
  request.respond({ contentType: 'text/html', body: '<!doctype html><p>Hello' });
const isEntry = (path: string) => path.includes('/mf-contact/remoteEntry.');
const isManifest = (path: string) => path.endsWith('/mf-contact/mf-manifest.json');
const isLater = (ending: string) => (path: string) =>
  path.includes('/mf-contact/__federation_expose_') && path.endsWith(ending);
const isRemote = (path: string) => path.includes('/remotes/mf-contact/');
const isRegistry = (path: string) => path === '/remotes.json';

/** What may be wrong with a remote: which requests meet it, and what they meet. */
const troubles: [what: string, meets: (path: string) => boolean, answer: (request: HTTPRequest) => Promise<void>][] = [
  ['down', isRemote, (request) => request.abort()],
  ['gone (404)', isRemote, (request) => request.respond({ status: 404 })],
  ['failing (500)', isRemote, (request) => request.respond({ status: 500 })],
  ['hanging', isRemote, async () => {}],
  ['hanging at its entry', isEntry, async () => {}],
  ['a web page in the place of its manifest', isManifest, answerPage],
  ['a web page in the place of its entry', isEntry, answerPage],
  ['altered by one byte in its manifest', isManifest, answerAltered],
  ['altered by one byte in its entry', isEntry, answerAltered],
  ['altered by one byte in what its entry loads', isLater('.js'), answerAltered],
  ['altered by one byte in its style sheet', isLater('.css'), answerAltered],
  [
    'made for another contract',
    isRegistry,
    (request) =>
      request.respond({
        body: JSON.stringify({
          'mf-contact': { manifest: '/remotes/mf-contact/mf-manifest.json', contract: '^9.0.0' },
        }),
      }),
  ],
  ['missing from a registry that is down', isRegistry, (request) => request.respond({ status: 503 })],
];

releaseTest.each(troubles)(
  'with a remote %s the rest works, and Try again brings it back',
  async (what, meets, answer) => {
    const visitor = await here.visitor();
    visitor.forgives(
      /mf.contact/,
      /Failed to load resource/,
      /Federation/i,
      /integrity/,
      /Unexpected token/,
      /RUNTIME/,
    );
    let wrong = true;
    await visitor.intercepts();
    // Else these come with the page.
    const isAsked = meets === isManifest || meets === isRegistry;
    visitor.page.on('request', (request) => {
      if (isAsked && isPage(request)) return answerShell(request);
      return wrong && meets(new URL(request.url()).pathname) ? answer(request) : request.continue();
    });
    await visitor.opens('/message');
    await visitor.find('heading', 'Data missing');
    const since = Date.now();
    await visitor.find('button', 'Try again');
    expect(Date.now() - since).toBeLessThan(12_000);
    await visitor.sees('Contact form: this part');
    expect(await visitor.barriers()).toEqual([]);
    if (what === 'down') await visitor.pictures('remote-down');

    wrong = false;
    await visitor.presses('Try again');
    await visitor.find('textbox', 'First name');
  },
);

test('a page that was open while the site was deployed anew loads itself once, and is what was asked for', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/Failed to load resource/, /Loading chunk/, /ChunkLoadError/, /MIME type/);
  await visitor.opens('/');
  await visitor.find('heading', 'What we do');
  let gone = true;
  let loaded = 0;
  await visitor.intercepts();
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loaded += 1;
      gone = false;
    }
    const isChunk = /\/\d+\.\w+\.(js|css)$/.test(request.url());
    return gone && isChunk ? request.respond({ status: 404 }) : request.continue();
  });
  await visitor.loadsAnew(() => visitor.follows('Contact us'));
  await visitor.find('textbox', 'First name');
  expect(loaded).toBe(1);
});

releaseTest('pointing at a link to a form fetches what draws it', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/');
  const link = await visitor.find('link', 'tutor-application');
  const fetched = visitor.page.waitForRequest((request) => request.url().includes('/remotes/mf-forms/'));
  await link.hover();
  await fetched;
});

releaseTest(
  'a remote built alone is tried in one tab from another origin, then published from there under an unchanged host',
  async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    let server: Server | undefined;
    let product: Product | undefined;
    const browser = await openBrowser();
    try {
      const folder = await withNewWords();
      const dist = join(folder, 'dist');
      server = await serveFolder(dist, port);
      product = await Product.start({ REMOTE_ORIGINS: origin });
      const developer = await Visitor.arrive(browser, product.address);
      await developer.opens(`/message?remote=mf-contact=${origin}/mf-manifest.json`);
      await developer.find('button', 'Send from elsewhere');
      await developer.sees(`mf-contact comes from ${origin}/mf-manifest.json`);
      expect(await developer.barriers()).toEqual([]);
      await developer.pictures('remote-overridden');
      await developer.loadsAnew(() => developer.presses('Use the site’s own'));
      await developer.find('button', 'Submit');
      expect(developer.complaints).toEqual([]);

      await product.ships(folder, '--version', '1.4.0', '--from', `${origin}/mf-manifest.json`);
      const visitor = await Visitor.arrive(browser, product.address);
      await visitor.opens('/message');
      await visitor.find('button', 'Send from elsewhere');
      expect(visitor.complaints).toEqual([]);

      const restore = alterByOneByte(dist, /^__federation_expose_.*\.js$/);
      const later = await Visitor.arrive(browser, product.address);
      await later.opens('/message');
      await later.find('button', 'Try again');
      expect(await later.has('button', 'Send from elsewhere')).toBe(false);
      restore();
      // What was wrong is in the browser's cache now, for good.
      await later.presses('Try again');
      await later.find('button', 'Send from elsewhere');
      await later.eventually(async () => {
        const { failures } = (await product?.asStaff(routes.remoteReleasesOf, { remote: 'mf-contact' })) ?? {};
        return failures?.some(({ version, count }) => version === '1.4.0' && count > 0) ?? false;
      }, 'what could not be shown to be counted');
    } finally {
      await browser.close();
      await product?.stop();
      server?.close();
    }
  },
);

releaseTest(
  'a release is shared with a part of the visitors, made live and taken back beside a site that nobody touches',
  async () => {
    let product: Product | undefined;
    const browser = await openBrowser();
    try {
      const folder = await withNewWords();
      const site = await Product.start();
      product = site;
      /** The words on the button, of as many visitors as asked for. */
      const seen = async (visitors: number) => {
        const words = new Set<string>();
        for (let each = 0; each < visitors; each += 1) {
          const visitor = await Visitor.arrive(browser, site.address);
          await visitor.opens('/message');
          await visitor.find('textbox', 'First name');
          words.add((await visitor.has('button', 'Send from elsewhere')) ? 'new' : 'old');
          expect(visitor.complaints).toEqual([]);
          await visitor.leaves();
        }
        return [...words].sort();
      };
      const stays = await Visitor.arrive(browser, site.address);
      await stays.opens('/message');
      await stays.types('First name', 'Inês');
      expect(await seen(1)).toEqual(['old']);

      expect(await site.ships(folder, '--version', '1.4.0', '--share', '0')).toContain('1.4.0 to 0 in a hundred');
      expect(await seen(1)).toEqual(['old']);
      await site.ships(folder, 'share', '100');
      expect(await seen(1)).toEqual(['new']);
      await site.ships(folder, 'back');
      expect(await seen(1)).toEqual(['old']);

      await site.ships(folder, 'promote', '--version', '1.4.0');
      expect(await seen(1)).toEqual(['new']);
      const open = async () => {
        const visitor = await Visitor.arrive(browser, site.address);
        const clock = await pageClock(visitor.page);
        await visitor.opens('/message');
        await visitor.find('button', 'Send from elsewhere');
        return { visitor, clock };
      };
      const [reads, writes] = [await open(), await open()];
      await writes.visitor.types('First name', 'Inês');
      expect(await site.ships(folder, 'back', '--reason', 'The words were wrong')).toContain('own build is live');
      expect(await seen(1)).toEqual(['old']);
      for (const { clock, visitor } of [reads, writes]) {
        // What watches over parts comes after the page.
        await clock.passes(5_000);
        await visitor.settles();
      }
      await writes.clock.passes(46_000);
      await reads.visitor.loadsAnew(() => reads.clock.passes(46_000));
      await reads.visitor.find('button', 'Submit');
      expect(await writes.visitor.valueOf('First name')).toBe('Inês');
      await writes.visitor.find('button', 'Send from elsewhere');
      await writes.visitor.loadsAnew(() => writes.visitor.follows('Contact us'));
      await writes.visitor.find('button', 'Submit');
      await expect(site.ships(folder, 'promote', '--version', '9.0.0')).rejects.toThrow('There is no version 9.0.0');

      await stays.find('button', 'Submit');
      expect(await stays.valueOf('First name')).toBe('Inês');
      expect(stays.complaints).toEqual([]);
    } finally {
      await browser.close();
      await product?.stop();
    }
  },
);

releaseTest(
  'a remote built for a newer platform is refused with words where it is published, and in a page that gets it all the same',
  async () => {
    const [major, minor = ''] = CONTRACT_VERSION.split('.');
    const newer = `${major}.${Number(minor) + 1}.0`;
    let product: Product | undefined;
    const browser = await openBrowser();
    try {
      const folder = await buildContactForm([
        newWords,
        ['shared/package.json', `"version": "${CONTRACT_VERSION}"`, `"version": "${newer}"`],
        ['shared/platform/ui/index.ts', 'ConfigProvider }', 'ConfigProvider, Slider }'],
        [
          'mf-contact/src/contact-form/translations.ts',
          '',
          `import { Slider } from '@forms/shared/platform/ui';\nconsole.log(Slider);\n`,
        ],
      ]);
      const line = JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8'));
      expect(line.contract).toBe(`^${newer}`);
      product = await Product.start();
      await expect(product.ships(folder, '--version', '1.4.0')).rejects.toThrow(
        `it needs contract ^${newer}, and this site keeps ${CONTRACT_VERSION}`,
      );
      const visitor = await Visitor.arrive(browser, product.address);
      await visitor.opens('/message');
      await visitor.find('button', 'Submit');
      expect(visitor.complaints).toEqual([]);

      const lines = JSON.stringify({ 'mf-contact': { manifest: '/remotes/mf-contact/mf-manifest.json', ...line } });
      const later = await Visitor.arrive(browser, product.address);
      later.forgives(/mf.contact/);
      await later.intercepts();
      later.page.on('request', (request) => {
        if (isPage(request)) return answerShell(request);
        return isRegistry(new URL(request.url()).pathname) ? request.respond({ body: lines }) : request.continue();
      });
      await later.opens('/message');
      await later.sees('Contact form: this part does not fit this version of the site');
      await later.find('button', 'Try again');
    } finally {
      await browser.close();
      await product?.stop();
    }
  },
);

/** Adds a byte to the file of that name, until what is returned is called. */
function alterByOneByte(folder: string, name: RegExp): () => void {
  const file = join(folder, readdirSync(folder).find((each) => name.test(each)) ?? '');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\n`);
  return () => writeFileSync(file, before);
}

function mkFolder(path: string): string {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A line of a file, as it is and as it is to be; '' for what stands before its first. */
type Edit = readonly [file: string, from: string, to: string];
const newWords: Edit = ['mf-contact/src/contact-form/translations.ts', "'Submit'", "'Send from elsewhere'"];

let builtWithNewWords: Promise<string> | undefined;
/** The contact form with them, built once for all who ship it. */
function withNewWords(): Promise<string> {
  builtWithNewWords ??= buildContactForm([newWords]);
  return builtWithNewWords;
}

/** The contact form's team changes something in its checkout, and builds its remote alone. Answers the remote's folder. */
async function buildContactForm(edits: readonly Edit[]): Promise<string> {
  const checkout = mkdtempSync(join(mkFolder('e2e/artefacts'), 'mf-contact-'));
  checkouts.push(checkout);
  const isSource = (path: string) => !/[\\/](dist|node_modules)$/.test(path);
  for (const name of ['mf-contact', 'shared', 'webpack.shared.js', 'tsconfig.json'])
    cpSync(join(root, name), join(checkout, name), { recursive: true, filter: isSource });
  mkdirSync(join(checkout, 'node_modules/@forms'), { recursive: true });
  symlinkSync(join(checkout, 'shared'), join(checkout, 'node_modules/@forms/shared'), 'junction');
  for (const [file, from, to] of edits) {
    const source = readFileSync(join(checkout, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} no longer has ${from}`);
    writeFileSync(join(checkout, file), source.replace(from, to));
  }
  const folder = join(checkout, 'mf-contact');
  const configure = require(join(folder, 'webpack.config.js'));
  await build(configure({}, { mode: 'production' }));
  return folder;
}

/** A plain web server for one folder, as a team might use: open to other origins. */
async function serveFolder(folder: string, port: number): Promise<Server> {
  const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };
  const server = createServer(({ url = '/' }, response) => {
    try {
      const path = new URL(url, 'http://localhost').pathname;
      const body = readFileSync(join(folder, path));
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'access-control-allow-origin': '*',
        'cache-control': /\.\w{8}\./.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
