import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestServer } from '../../testing/startServer';

const page = readFileSync(join(__dirname, '../../../../docs/deploying-a-remote.md'), 'utf8');
/** What the page has people type or write that holds these words, without the margin of a list. */
function fromPage(sentence: string): string {
  const blocks = [...page.matchAll(/^( *)```\w+\n([\s\S]*?)^ *```/gm)];
  const [, margin = '', text = ''] = blocks.find(([, , text = '']) => text.includes(sentence)) ?? [];
  if (!text) throw new Error(`The page no longer says ${sentence}`);
  return text.replace(new RegExp(`^${margin}`, 'gm'), '');
}
const hashOf = (bytes: string | Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

let folder: string;
let house: string;
let elsewhere: Server;
let origin: string;
let site: TestServer;
/** Builds a remote, as its `npm run build` does. */
function build(remote: string, version: string): void {
  const dist = join(house, remote, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const manifest = JSON.stringify({ name: remote, version });
  writeFileSync(join(house, remote, 'package.json'), '{}');
  writeFileSync(join(dist, 'mf-manifest.json'), manifest);
  writeFileSync(join(dist, 'remote.json'), JSON.stringify({ contract: '^2.0.0', integrity: hashOf(manifest) }));
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-deploying-'));
  house = join(folder, 'house');
  mkdirSync(join(house, 'host/dist'), { recursive: true });
  writeFileSync(join(house, 'host/dist/index.html'), '');
  elsewhere = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(folder, 'srv', url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await site.stop();
  elsewhere.close();
  rmSync(folder, { recursive: true });
});

const type = (command: string) => execFileSync('sh', ['-ec', command], { cwd: house });
/** Types the page's commands for a version. */
const ship = (version: string) =>
  type(fromPage('cp -r').replaceAll('/srv/remotes', join(folder, 'srv')).replaceAll('1.4.0', version));
/** Writes the page's file for the version that was built last. */
function writeLine(version: string): string {
  const { integrity } = JSON.parse(readFileSync(join(house, 'mf-contact/dist/remote.json'), 'utf8'));
  const file = fromPage('"mf-contact": {')
    .replace('https://contact.example', origin)
    .replace('1.4.0', version)
    .replace('sha384-…', integrity);
  writeFileSync(join(house, 'remotes.json'), file);
  return file;
}
/** The version of each remote that a page opened now would run. Throws where one would not be loaded. */
async function versions(): Promise<Record<string, string>> {
  const lines = await (await site.send('/remotes.json')).json();
  const found = Object.entries(lines as Record<string, { manifest: string; integrity: string }>).map(
    async ([remote, { manifest, integrity }]) => {
      const text = await (await fetch(new URL(manifest, site.address))).text();
      if (hashOf(text) !== integrity) throw new Error(`${remote} has not the hash that its line names`);
      return [remote, JSON.parse(text).version];
    },
  );
  return Object.fromEntries(await Promise.all(found));
}

it('Who follows the page to the letter has every remote served at each step: shipping, the next version, going back, and the site’s own update between them.', async () => {
  build('mf-forms', 'forms 1');
  build('mf-contact', 'contact 1.4.0');
  type(fromPage("echo '{}'"));
  site = await TestServer.start(
    { REMOTES_FILE: join(house, 'remotes.json'), REMOTE_ORIGINS: origin },
    { house, dataDir: mkdtempSync(join(tmpdir(), 'forms-deploying-data-')) },
  );
  const served = async (forms: string, contact: string) =>
    expect(await versions()).toEqual({ 'mf-forms': `forms ${forms}`, 'mf-contact': `contact ${contact}` });
  await served('1', '1.4.0');

  ship('1.4.0');
  await served('1', '1.4.0');
  const first = writeLine('1.4.0');
  await served('1', '1.4.0');

  build('mf-forms', 'forms 2');
  await served('2', '1.4.0');

  build('mf-contact', 'contact 1.5.0');
  ship('1.5.0');
  await served('2', '1.4.0');
  writeLine('1.5.0');
  await served('2', '1.5.0');

  writeFileSync(join(house, 'remotes.json'), first);
  await served('2', '1.4.0');
  build('mf-forms', 'forms 1');
  await served('1', '1.4.0');
});

it('What the page had people save before, with a line for every build beside the host, outlives the next update too.', async () => {
  build('mf-forms', 'forms 1');
  build('mf-contact', 'contact 1.4.0');
  writeFileSync(join(house, 'remotes.json'), '{}');
  writeFileSync(join(house, 'remotes.json'), await (await site.send('/remotes.json')).text());
  build('mf-forms', 'forms 2');
  expect(await versions()).toEqual({ 'mf-forms': 'forms 2', 'mf-contact': 'contact 1.4.0' });
});
