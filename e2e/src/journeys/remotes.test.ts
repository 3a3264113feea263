import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import { freePort, Product } from '../product';
import { openBrowser, Visitor } from '../visitor';
import { journeys } from './journey';

const root = join(__dirname, '../../..');
const here = journeys();

test('with a remote down the rest works, and Try again brings it back', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/mf-contact/, /Failed to load resource/, /Federation/i);
  let down = true;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) =>
    down && request.url().includes('/remotes/mf-contact/') ? request.abort() : request.continue(),
  );
  await visitor.opens('/message');
  await visitor.find('heading', 'Data missing');
  await visitor.sees('Contact form');
  await visitor.find('button', 'Try again');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('remote-down');

  down = false;
  await visitor.presses('Try again');
  await visitor.find('textbox', 'First name');
});

test('a remote deployed alone to another origin, with a changed build, is what an unchanged host shows', async () => {
  const elsewhere = mkdtempSync(join(mkFolder('e2e/artefacts'), 'mf-contact-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const registry = join(elsewhere, 'remotes.json');
  let server: Server | undefined;
  let product: Product | undefined;
  const browser = await openBrowser();
  try {
    await buildChangedContactForm(elsewhere);
    server = await serveFolder(join(elsewhere, 'dist'), port);
    writeFileSync(
      registry,
      JSON.stringify({ 'mf-contact': { manifest: `${origin}/mf-manifest.json`, contract: '^1.0.0' } }),
    );
    product = await Product.start({ REMOTES_FILE: registry, REMOTE_ORIGINS: origin });
    const visitor = await Visitor.arrive(browser, product.address);
    await visitor.opens('/message');
    await visitor.find('button', 'Send from elsewhere');
    expect(visitor.complaints).toEqual([]);
  } finally {
    await browser.close();
    await product?.stop();
    server?.close();
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

test('a remote from an origin that nobody allowed is not run', async () => {
  const folder = mkdtempSync(join(mkFolder('e2e/artefacts'), 'registry-'));
  const registry = join(folder, 'remotes.json');
  writeFileSync(
    registry,
    JSON.stringify({ 'mf-contact': { manifest: 'http://127.0.0.1:9/mf-manifest.json', contract: '^1.0.0' } }),
  );
  const browser = await openBrowser();
  const product = await Product.start({ REMOTES_FILE: registry });
  try {
    const visitor = await Visitor.arrive(browser, product.address);
    await visitor.opens('/message');
    await visitor.find('button', 'Try again');
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function mkFolder(path: string): string {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The contact form's team changes its button's words and builds its remote alone, somewhere else. */
async function buildChangedContactForm(folder: string): Promise<void> {
  cpSync(join(root, 'mf-contact/src'), join(folder, 'src'), { recursive: true });
  const words = join(folder, 'src/contact-form/words.ts');
  const source = readFileSync(words, 'utf8');
  const changed = source.replace("'Submit'", "'Send from elsewhere'");
  if (changed === source) throw new Error('The contact form no longer has a button Submit');
  writeFileSync(words, changed);
  const configure = require(join(root, 'webpack.shared.js')).remote(folder, 'mf-contact', {
    './ContactForm': './src/contact-form/ContactForm.tsx',
  });
  const compiler = webpack({ ...configure({}, { mode: 'production' }), cache: false });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    }),
  );
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
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
